import fc from 'fast-check'
import { expect, test } from 'vitest'
import { byteRange } from './byte-range.ts'

test.each([
  ['bytes=0-9', { first: 0, last: 9 }],
  ['bytes=90-', { first: 90, last: 99 }],
  ['bytes=-5', { first: 95, last: 99 }],
  ['bytes=-500', { first: 0, last: 99 }],
  ['bytes=50-5000', { first: 50, last: 99 }],
  ['bytes=100-', 'none'],
  ['bytes=-0', 'none'],
  ['bytes=9-3', undefined],
  ['bytes=0-1,5-6', undefined],
  ['bytes=-', undefined],
  ['lines=1-2', undefined],
  [undefined, undefined],
] as const)('reads «%s» of 100 bytes as %o', (header, range) => {
  expect(byteRange(header, 100)).toEqual(range)
})

test('returns only ranges within the size', () => {
  const digits = fc.option(fc.bigInt(0n, 10n ** 30n).map(String), { nil: '' })
  fc.assert(
    fc.property(digits, digits, fc.integer({ min: 1, max: 1e7 }), (from, to, size) => {
      const range = byteRange(`bytes=${from}-${to}`, size)
      if (range === undefined || range === 'none') return
      expect(range.first).toBeGreaterThanOrEqual(0)
      expect(range.last).toBeGreaterThanOrEqual(range.first)
      expect(range.last).toBeLessThan(size)
    }),
  )
})
