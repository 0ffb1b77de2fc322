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
  it('hold every verse exactly once, in order, and none is empty', () => {
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

  it('are as many as the days, or as the verses when they are fewer', () => {
    fc.assert(
      fc.property(ranges, fc.integer({ min: 1, max: 2000 }), (some, days) => {
        expect(portionsOf(some, { kind: 'days', days }).length).toBe(Math.min(days, countVerses(some)))
      }),
      { numRuns: 60 },
    )
  })

  it.each([1, 7, 10, 29, 30, 40, 60, 90, 180, 365])('of a khatm in %i days are even', (days) => {
    const share = countPages([whole]) / days
    for (const portion of portionsOf([whole], { kind: 'days', days })) {
      expect(countPages(portion)).toBeGreaterThan(share * 0.45)
      expect(countPages(portion)).toBeLessThan(share * 1.55)
    }
  })

  it.each([7, 30, 60, 120])('of a khatm in %i days end where a page, ruku, surah or juz ends', (days) => {
    const portions = portionsOf([whole], { kind: 'days', days })
    const good = portions.filter((portion) => {
      const last = portion.at(-1)?.last ?? 0
      return (['juz', 'page', 'ruku'] as const).some(
        (kind) => divisionVerses(kind, divisionAt(kind, last)).last === last,
      )
    })
    expect(good.length).toBe(portions.length)
  })

  it('of a juz a day are the juz', () => {
    const portions = portionsOf([whole], { kind: 'amount', unit: 'juz', amount: 1 })
    expect(portions).toEqual(
      Array.from({ length: divisionCount('juz') }, (_, index) => [divisionVerses('juz', index + 1)]),
    )
  })

  it('of pages a day hold so many pages, the last what is left', () => {
    const portions = portionsOf([whole], { kind: 'amount', unit: 'page', amount: 5 })
    expect(portions.length).toBe(Math.ceil(divisionCount('page') / 5))
    expect(portions[0]).toEqual([{ first: 1, last: divisionVerses('page', 5).last }])
  })

  it('of a long surah in two days end at the page in its middle', () => {
    const first = verseNumber({ surah: 2, verse: 1 })
    const [one] = portionsOf([{ first, last: verseNumber({ surah: 2, verse: 286 }) }], {
      kind: 'days',
      days: 2,
    })
    expect(one).toEqual([{ first, last: verseNumber({ surah: 2, verse: 169 }) }])
  })

  it('of nothing are none', () => {
    expect(portionsOf([], { kind: 'days', days: 3 })).toEqual([])
    expect(portionsOf([], { kind: 'amount', unit: 'page', amount: 3 })).toEqual([])
  })
})

describe('pages', () => {
  it('of the whole Quran are those of the mushaf', () => {
    expect(countPages([whole])).toBe(divisionCount('page'))
  })

  it('that are read whole are whole numbers, and their parts add up', () => {
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
