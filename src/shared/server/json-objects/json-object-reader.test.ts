import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { BrokenFile, type FoundObject, JsonObjectReader } from './json-object-reader.ts'

function read(text: string, size = text.length || 1): FoundObject[] {
  const reader = new JsonObjectReader()
  const bytes = new TextEncoder().encode(text)
  const found: FoundObject[] = []
  for (let at = 0; at < bytes.length; at += size) found.push(...reader.push(bytes.slice(at, at + size)))
  reader.finish()
  return found
}

const objects = [{ a: 1 }, { b: { c: [{ d: '}"]{' }] } }, { elements: [{ no: 'no' }] }]

describe('JsonObjectReader', () => {
  it.each([
    [
      'Overpass JSON',
      JSON.stringify({ version: 0.6, osm3s: { copyright: '[{' }, elements: objects }, null, 2),
    ],
    ['GeoJSON', JSON.stringify({ type: 'FeatureCollection', features: objects, crs: { a: [{}] } })],
    ['objects in lines', objects.map((object) => JSON.stringify(object)).join('\n')],
    ['a list', JSON.stringify(objects)],
  ])('finds the objects of %s in chunks of any size', (name, text) => {
    const wanted = name === 'objects in lines' ? objects.slice(0, 2) : objects
    const input = name === 'objects in lines' ? text.split('\n').slice(0, 2).join('\n') : text
    fc.assert(
      fc.property(fc.integer({ min: 1, max: input.length }), (size) => {
        expect(read(input, size).map(({ value }) => value)).toEqual(wanted)
      }),
    )
  })

  it('reports the line on which each object begins', () => {
    const text = '{\n"elements": [\n{"a":1},\n\n{"b":\n2}\n]}'
    expect(read(text).map(({ line }) => line)).toEqual([3, 5])
  })

  it('finds nothing in an empty file or list', () => {
    for (const text of ['', '{"elements":[]}', '[]', '\n']) expect(read(text)).toEqual([])
  })

  it.each([
    ['{"elements":[{"a":1}', 1, 'ends unexpectedly'],
    ['{"elements":[\n{"a":"1\n}]}', 2, 'not valid'],
    ['{"elements":[\n{"a":1]}', 2, 'not valid'],
    ['{"elements":[\n{"a":1},\n{"b":2 "c":3}]}', 3, 'not valid'],
    ['{"elements":[\n{"a":1}}', 2, 'not valid'],
    ['{"a":1}\n{"b"', 2, 'ends unexpectedly'],
    ['{"elements":["a', 1, 'ends unexpectedly'],
    ['}', 1, 'not valid'],
  ])('rejects %j', (text, line, reason) => {
    expect(() => read(text)).toThrow(BrokenFile)
    expect(() => read(text)).toThrow(new RegExp(`Line ${line}: .*${reason}`))
  })

  it('rejects text that is not UTF-8', () => {
    const reader = new JsonObjectReader()
    expect(() => reader.push(Uint8Array.of(0x5b, 0x22, 0xe9, 0x22, 0x5d))).toThrow(/Line 1: .*UTF-8/)
  })

  it('rejects an object of more than four million bytes', () => {
    const reader = new JsonObjectReader()
    const text = new TextEncoder().encode(`[{"a":1},\n{"b":"${'x'.repeat(1_000_000)}`)
    reader.push(text)
    const more = new TextEncoder().encode('x'.repeat(1_000_000))
    reader.push(more)
    reader.push(more)
    expect(() => reader.push(more)).toThrow(/Line 2: .*four million/)
  })
})
