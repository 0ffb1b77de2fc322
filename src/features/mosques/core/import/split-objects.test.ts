import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { BrokenFile, type FoundObject, ObjectSplitter } from './split-objects.ts'

function split(text: string, size = text.length || 1): FoundObject[] {
  const splitter = new ObjectSplitter()
  const found: FoundObject[] = []
  for (let at = 0; at < text.length; at += size) found.push(...splitter.push(text.slice(at, at + size)))
  splitter.finish()
  return found
}

const objects = [{ a: 1 }, { b: { c: [{ d: '}"]{' }] } }, { elements: [{ no: 'no' }] }]

describe('the objects of a file', () => {
  it.each([
    [
      'Overpass JSON',
      JSON.stringify({ version: 0.6, osm3s: { copyright: '[{' }, elements: objects }, null, 2),
    ],
    ['GeoJSON', JSON.stringify({ type: 'FeatureCollection', features: objects, crs: { a: [{}] } })],
    ['objects in lines', objects.map((object) => JSON.stringify(object)).join('\n')],
    ['a list', JSON.stringify(objects)],
  ])('are found in %s, wherever it is cut', (name, text) => {
    const wanted = name === 'objects in lines' ? objects.slice(0, 2) : objects
    const input = name === 'objects in lines' ? text.split('\n').slice(0, 2).join('\n') : text
    fc.assert(
      fc.property(fc.integer({ min: 1, max: input.length }), (size) => {
        expect(split(input, size).map((found) => JSON.parse(found.text))).toEqual(wanted)
      }),
    )
  })

  it('have the line on which they begin', () => {
    const text = '{\n"elements": [\n{"a":1},\n\n{"b":\n2}\n]}'
    expect(split(text).map(({ line }) => line)).toEqual([3, 5])
  })

  it('may be none', () => {
    for (const text of ['', '{"elements":[]}', '[]', '\n']) expect(split(text)).toEqual([])
  })

  it.each([
    ['{"elements":[{"a":1}', 1, 'in the middle'],
    ['{"elements":[\n{"a":"1\n}]}', 2, 'quotation mark'],
    ['{"elements":[\n{"a":1]}', 2, 'is unexpected here'],
    ['}', 1, 'is unexpected here'],
  ])('are refused in %j', (text, line, reason) => {
    expect(() => split(text)).toThrow(BrokenFile)
    expect(() => split(text)).toThrow(new RegExp(`Line ${line}: .*${reason}`))
  })
})
