import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, type CivilDate } from '#shared/core/civil-date.ts'
import { dailyVerseIndex } from './daily-verse-index.ts'

const day = (year: number, month: number, day: number): CivilDate => ({ year, month, day })

describe('the verse of the day', () => {
  it('visits every verse once before repeating one, from any day', () => {
    const counts = fc.integer({ min: 1, max: 500 })
    const starts = fc.integer({ min: -40_000, max: 80_000 })
    fc.assert(
      fc.property(counts, starts, (count, start) => {
        const first = addDays(day(1970, 1, 1), start)
        const indexes = Array.from({ length: count }, (_, days) =>
          dailyVerseIndex(addDays(first, days), count),
        )
        expect([...indexes].sort((a, b) => a - b)).toEqual(indexes.map((_, index) => index))
        expect(dailyVerseIndex(addDays(first, count), count)).toBe(indexes[0])
      }),
      { numRuns: 200 },
    )
  })

  it('changes after the end of a year, of February and of a leap day', () => {
    for (const [before, after] of [
      [day(2026, 12, 31), day(2027, 1, 1)],
      [day(2027, 2, 28), day(2027, 3, 1)],
      [day(2028, 2, 29), day(2028, 3, 1)],
      [day(1969, 12, 31), day(1970, 1, 1)],
    ] as const) {
      expect(dailyVerseIndex(before, 350)).not.toBe(dailyVerseIndex(after, 350))
    }
  })

  it('does not follow the order of the list', () => {
    const steps = Array.from({ length: 30 }, (_, days) => {
      const here = dailyVerseIndex(addDays(day(2026, 1, 1), days), 350)
      const next = dailyVerseIndex(addDays(day(2026, 1, 1), days + 1), 350)
      return Math.abs(next - here)
    })
    expect(Math.min(...steps)).toBeGreaterThan(100)
  })

  it('never changes for a date, so that server and offline browsers agree', () => {
    expect([1, 2, 3].map((date) => dailyVerseIndex(day(2026, 3, date), 350))).toEqual([97, 316, 185])
  })

  it.each([0, -1, 1.5, Number.NaN])('throws for a list of %s verses', (count) => {
    expect(() => dailyVerseIndex(day(2026, 1, 1), count)).toThrow(RangeError)
  })
})
