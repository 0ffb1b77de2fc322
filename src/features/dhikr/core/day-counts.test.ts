import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dayOfNumber } from '#shared/core/day.ts'
import { restDays } from '#shared/core/rest-days.ts'
import {
  type DayCount,
  dayCountId,
  dhikrStreak,
  lastDays,
  parseDayCounts,
  totalsBy,
  totalTaps,
} from './day-counts.ts'

const TODAY = '2026-03-10'

describe('the day counts', () => {
  it('parses ids of day and preset and skips malformed ones', () => {
    const stored = new Map([
      ['2026-03-09/after-prayer', 100],
      ['2026-03-09/a/b', 3],
      ['2026-03-08/after-prayer', 0],
      ['2026-03-08/salawat', -4],
      ['2026-02-30/salawat', 7],
      ['salawat', 7],
      ['2026-03-09/', 7],
    ])
    expect(parseDayCounts(stored)).toEqual([
      { day: '2026-03-09', preset: 'after-prayer', taps: 100 },
      { day: '2026-03-09', preset: 'a/b', taps: 3 },
    ])
  })
  it('adds up to the same sum by day, by preset and in all', () => {
    const count = fc.record({
      day: fc.integer({ min: 20_000, max: 20_400 }).map(dayOfNumber),
      preset: fc.constantFrom('a', 'b', 'c'),
      taps: fc.integer({ min: 1, max: 1000 }),
    })
    const counts = fc.uniqueArray(count, { selector: ({ day, preset }) => dayCountId(day, preset) })
    fc.assert(
      fc.property(counts, (some) => {
        const stored = new Map(some.map(({ day, preset, taps }) => [dayCountId(day, preset), taps]))
        const read = parseDayCounts(stored)
        expect(read).toEqual(some)
        const sum = (totals: ReadonlyMap<string, number>) => [...totals.values()].reduce((a, b) => a + b, 0)
        expect(sum(totalsBy(read, ({ day }) => day))).toBe(totalTaps(read))
        expect(sum(totalsBy(read, ({ preset }) => preset))).toBe(totalTaps(read))
        const days = lastDays(read, dayOfNumber(20_400), 401)
        expect(days.reduce((all, { taps }) => all + taps, 0)).toBe(totalTaps(read))
      }),
    )
  })
  it('lists consecutive days, with zero for days without dhikr', () => {
    const counts: DayCount[] = [{ day: '2026-02-28', preset: 'a', taps: 5 }]
    expect(lastDays(counts, '2026-03-01', 3)).toEqual([
      { day: '2026-02-27', taps: 0 },
      { day: '2026-02-28', taps: 5 },
      { day: '2026-03-01', taps: 0 },
    ])
  })
})

describe('the streak of days with dhikr', () => {
  const three = ['2026-03-07', '2026-03-08', '2026-03-09'].map((day) => ({ day, preset: 'a', taps: 1 }))
  const travel = restDays([{ from: '2026-03-10', to: '2026-03-15', reason: 'travel' }], '2026-03-16')

  it('reaches to today or yesterday and counts a day with two presets once', () => {
    const more = [...three, { day: '2026-03-09', preset: 'b', taps: 1 }]
    expect(dhikrStreak(more, () => false, TODAY)).toEqual({ current: 3, best: 3 })
    expect(dhikrStreak(more, () => false, '2026-03-11')).toEqual({ current: 0, best: 3 })
  })
  it('is not broken by rest days', () => {
    expect(dhikrStreak(three, travel, '2026-03-16').current).toBe(3)
    expect(dhikrStreak(three, travel, '2026-03-17').current).toBe(0)
  })
})
