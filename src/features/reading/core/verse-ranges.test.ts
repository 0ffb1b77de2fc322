import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { countVerses, intersectRanges, mergeRanges, subtractRanges } from './verse-ranges.ts'

const range = fc
  .tuple(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 0, max: 20 }))
  .map(([first, more]) => ({ first, last: first + more }))
const ranges = fc.array(range, { maxLength: 6 })
const setOf = (some: readonly { first: number; last: number }[]) =>
  new Set(some.flatMap(({ first, last }) => Array.from({ length: last - first + 1 }, (_, i) => first + i)))
const sorted = (verses: Iterable<number>) => [...verses].sort((a, b) => a - b)

describe('verse ranges', () => {
  it('merge into sorted ranges with gaps between them', () => {
    fc.assert(
      fc.property(ranges, (some) => {
        const result = mergeRanges(some)
        expect(sorted(setOf(result))).toEqual(sorted(setOf(some)))
        expect(countVerses(some)).toBe(setOf(some).size)
        result.forEach((each, index) => {
          if (index > 0) expect(each.first).toBeGreaterThan((result[index - 1]?.last ?? 0) + 1)
        })
      }),
    )
  })
  it('subtract to the difference', () => {
    fc.assert(
      fc.property(ranges, ranges, (a, b) => {
        const taken = setOf(b)
        expect(sorted(setOf(subtractRanges(a, b)))).toEqual(
          sorted([...setOf(a)].filter((verse) => !taken.has(verse))),
        )
      }),
    )
  })
  it('intersect to the common verses', () => {
    fc.assert(
      fc.property(ranges, ranges, (a, b) => {
        const other = setOf(b)
        expect(sorted(setOf(intersectRanges(a, b)))).toEqual(
          sorted([...setOf(a)].filter((verse) => other.has(verse))),
        )
      }),
    )
  })
})
