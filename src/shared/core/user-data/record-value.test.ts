import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { VALUE_LIMIT } from './record.ts'
import { isRecordValue, isTooDeep, storable } from './record-value.ts'

const nested = (depth: number): unknown => (depth === 0 ? 1 : [nested(depth - 1)])

describe('a value that an account accepts', () => {
  it.each([null, 0, 'نور', { a: [1, { b: '🌙' }] }, 'x'.repeat(VALUE_LIMIT - 2), nested(32)])(
    'can be %j',
    (value) => expect(isRecordValue(value)).toBe(true),
  )

  it.each([
    ['nothing', undefined],
    ['longer than it may be', 'x'.repeat(VALUE_LIMIT - 1)],
    ['deeper than it may be', nested(33)],
    ['with the character 0', { a: ['\0'] }],
    ['with half a character', { a: '\ud83c' }],
    ['with half a character in a name', { '\udf19': 1 }],
    ['no number', Number.NaN],
    ['no JSON', { a: () => 1 }],
  ])('can’t be %s', (_, value) => expect(isRecordValue(value)).toBe(false))
})

describe('a value made storable', () => {
  it('loses only characters that can’t be stored', () => {
    expect(storable({ text: 'a\0b\ud83cc🌙', list: ['\udf19', 1] })).toEqual({ text: 'abc🌙', list: ['', 1] })
  })

  it('is always a value that an account accepts', () => {
    const text = fc.string({ unit: 'binary', maxLength: 50 })
    fc.assert(
      fc.property(fc.record({ text, list: fc.array(text, { maxLength: 3 }) }), (value) => {
        expect(isRecordValue(storable(value))).toBe(true)
      }),
    )
  })

  it('is undefined for endless nesting or a circular value', () => {
    expect(storable(JSON.parse(`${'['.repeat(100_000)}${']'.repeat(100_000)}`))).toBeUndefined()
    const circle: unknown[] = []
    circle.push(circle)
    expect(storable(circle)).toBeUndefined()
  })

  it('is undefined for values without JSON', () => {
    expect(storable(undefined)).toBeUndefined()
    expect(storable(() => 1)).toBeUndefined()
  })

  it('is the same object if nothing has to be removed', () => {
    const value = { text: 'صبر', parts: [1, null, true] }
    expect(storable(value)).toBe(value)
  })
})

describe('isTooDeep', () => {
  it('is true from 33 levels on, at any depth', () => {
    expect([32, 33].map((depth) => isTooDeep(nested(depth)))).toEqual([false, true])
    expect(isTooDeep({ a: { b: JSON.parse(`${'['.repeat(1_000_000)}${']'.repeat(1_000_000)}`) } })).toBe(true)
  })
})
