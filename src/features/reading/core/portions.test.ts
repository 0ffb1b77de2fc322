import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  divisionAt,
  divisionCount,
  divisionVerses,
  verseNumber,
  verseTotal,
} from '#features/quran/core/index.ts'
import { countPages } from './mushaf-pages.ts'
import { portionsOf } from './portions.ts'
import type { Pace } from './reading-log.ts'
import { countVerses, mergeRanges } from './verse-ranges.ts'

const whole = { first: 1, last: verseTotal }
const range = fc
  .tuple(fc.integer({ min: 1, max: verseTotal }), fc.integer({ min: 0, max: 700 }))
  .map(([first, more]) => ({ first, last: Math.min(verseTotal, first + more) }))
const ranges = fc.array(range, { minLength: 1, maxLength: 4 })
const pace: fc.Arbitrary<Pace> = fc.oneof(
  fc.record({ kind: fc.constant('days' as const), days: fc.integer({ min: 1, max: 400 }) }),
  fc.record({
    kind: fc.constant('amount' as const),
    unit: fc.constantFrom('juz' as const, 'page' as const),
    amount: fc.integer({ min: 1, max: 40 }),
  }),
)

describe('portions', () => {
  it('contain every verse once, in order, and none is empty', () => {
    fc.assert(
      fc.property(ranges, pace, (some, how) => {
        const portions = portionsOf(some, how)
        for (const portion of portions) expect(countVerses(portion)).toBeGreaterThan(0)
        const listed = portions
          .flat()
          .flatMap(({ first, last }) => Array.from({ length: last - first + 1 }, (_, index) => first + index))
        const wanted = mergeRanges(some).flatMap(({ first, last }) =>
          Array.from({ length: last - first + 1 }, (_, index) => first + index),
        )
        expect(listed).toEqual(wanted)
      }),
      { numRuns: 150 },
    )
  })

  it('number as many as days, or verses if there are fewer', () => {
    fc.assert(
      fc.property(ranges, fc.integer({ min: 1, max: 2000 }), (some, days) => {
        expect(portionsOf(some, { kind: 'days', days }).length).toBe(Math.min(days, countVerses(some)))
      }),
      { numRuns: 60 },
    )
  })

  it.each([1, 7, 10, 29, 30, 40, 60, 90, 180, 365])('are even for a khatm in %i days', (days) => {
    const share = countPages([whole]) / days
    for (const portion of portionsOf([whole], { kind: 'days', days })) {
      expect(countPages(portion)).toBeGreaterThan(share * 0.45)
      expect(countPages(portion)).toBeLessThan(share * 1.55)
    }
  })

  it.each([7, 30, 60, 120])('end with a page, ruku, surah or juz for a khatm in %i days', (days) => {
    const portions = portionsOf([whole], { kind: 'days', days })
    const good = portions.filter((portion) => {
      const last = portion.at(-1)?.last ?? 0
      return (['juz', 'page', 'ruku'] as const).some(
        (kind) => divisionVerses(kind, divisionAt(kind, last)).last === last,
      )
    })
    expect(good.length).toBe(portions.length)
  })

  it('equal the juz for a juz a day', () => {
    const portions = portionsOf([whole], { kind: 'amount', unit: 'juz', amount: 1 })
    expect(portions).toEqual(
      Array.from({ length: divisionCount('juz') }, (_, index) => [divisionVerses('juz', index + 1)]),
    )
  })

  it('have the chosen number of pages, and the last one the rest', () => {
    const portions = portionsOf([whole], { kind: 'amount', unit: 'page', amount: 5 })
    expect(portions.length).toBe(Math.ceil(divisionCount('page') / 5))
    expect(portions[0]).toEqual([{ first: 1, last: divisionVerses('page', 5).last }])
  })

  it('end at the middle page for a long surah in two days', () => {
    const first = verseNumber({ surah: 2, verse: 1 })
    const [one] = portionsOf([{ first, last: verseNumber({ surah: 2, verse: 286 }) }], {
      kind: 'days',
      days: 2,
    })
    expect(one).toEqual([{ first, last: verseNumber({ surah: 2, verse: 169 }) }])
  })

  it('are empty for no verses', () => {
    expect(portionsOf([], { kind: 'days', days: 3 })).toEqual([])
    expect(portionsOf([], { kind: 'amount', unit: 'page', amount: 3 })).toEqual([])
  })
})

describe('pages', () => {
  it('number 604 for the whole Quran', () => {
    expect(countPages([whole])).toBe(divisionCount('page'))
  })

  it('are whole numbers for whole pages, and fractions add up', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: divisionCount('page') }),
        fc.integer({ min: 0, max: 40 }),
        fc.integer({ min: 1, max: verseTotal - 1 }),
        (page, more, verse) => {
          const until = Math.min(divisionCount('page'), page + more)
          const [first, { last }] = [divisionVerses('page', page).first, divisionVerses('page', until)]
          expect(countPages([{ first, last }])).toBe(until - page + 1)
          const parts = [
            { first: 1, last: verse },
            { first: verse + 1, last: verseTotal },
          ].map((part) => countPages([part]))
          expect((parts[0] ?? 0) + (parts[1] ?? 0)).toBeCloseTo(divisionCount('page'), 9)
        },
      ),
    )
  })
})
