import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dayOfCount } from '#shared/core/day-count.ts'
import { restDays } from '#shared/core/rest-days.ts'
import { countIdOf, type DayCount, dayCountsIn, lastDays, rowsOf, sumOf, totalsBy } from './dhikr-days.ts'
import { missingOf } from './unsure-count.ts'

const TODAY = '2026-03-10'
const never = () => false

describe('what was counted', () => {
  it('is read from ids of day and preset, whatever else is kept', () => {
    const kept = new Map([
      ['2026-03-09/after-prayer', 100],
      ['2026-03-09/a/b', 3],
      ['2026-03-08/after-prayer', 0],
      ['2026-03-08/salawat', -4],
      ['2026-02-30/salawat', 7],
      ['salawat', 7],
      ['2026-03-09/', 7],
    ])
    expect(dayCountsIn(kept)).toEqual([
      { day: '2026-03-09', preset: 'after-prayer', taps: 100 },
      { day: '2026-03-09', preset: 'a/b', taps: 3 },
    ])
  })
  it('has the same sum by day, by preset and in all', () => {
    const count = fc.record({
      day: fc.integer({ min: 20_000, max: 20_400 }).map(dayOfCount),
      preset: fc.constantFrom('a', 'b', 'c'),
      taps: fc.integer({ min: 1, max: 1000 }),
    })
    const counts = fc.uniqueArray(count, { selector: ({ day, preset }) => countIdOf(day, preset) })
    fc.assert(
      fc.property(counts, (some) => {
        const kept = new Map(some.map(({ day, preset, taps }) => [countIdOf(day, preset), taps]))
        const read = dayCountsIn(kept)
        expect(read).toEqual(some)
        const sum = (totals: ReadonlyMap<string, number>) => [...totals.values()].reduce((a, b) => a + b, 0)
        expect(sum(totalsBy(read, ({ day }) => day))).toBe(sumOf(read))
        expect(sum(totalsBy(read, ({ preset }) => preset))).toBe(sumOf(read))
        const days = lastDays(read, dayOfCount(20_400), 401)
        expect(days.reduce((all, { taps }) => all + taps, 0)).toBe(sumOf(read))
      }),
    )
  })
  it('is shown for days that follow one another, those without dhikr too', () => {
    const counts: DayCount[] = [{ day: '2026-02-28', preset: 'a', taps: 5 }]
    expect(lastDays(counts, '2026-03-01', 3)).toEqual([
      { day: '2026-02-27', taps: 0 },
      { day: '2026-02-28', taps: 5 },
      { day: '2026-03-01', taps: 0 },
    ])
  })
})

describe('days in a row', () => {
  const three = ['2026-03-07', '2026-03-08', '2026-03-09']

  it('go up to today, which may still be to come', () => {
    expect(rowsOf(three, never, TODAY).current).toBe(3)
    expect(rowsOf([...three, TODAY], never, TODAY).current).toBe(4)
    expect(rowsOf(three, never, '2026-03-11').current).toBe(0)
    expect(rowsOf([], never, TODAY)).toEqual({ current: 0, longest: 0 })
  })
  it('remember the longest', () => {
    expect(rowsOf([...three, '2026-03-20'], never, '2026-03-20')).toEqual({ current: 1, longest: 3 })
  })
  it('are not broken by travel, illness or menstruation, nor lengthened', () => {
    const rest = restDays([{ from: '2026-03-10', to: '2026-03-15', reason: 'menstruation' }], '2026-03-16')
    expect(rowsOf(three, rest, '2026-03-16').current).toBe(3)
    expect(rowsOf([...three, '2026-03-16'], rest, '2026-03-16').current).toBe(4)
    expect(rowsOf(three, rest, '2026-03-17').current).toBe(0)
  })
  it('count a day of rest on which there was dhikr', () => {
    const rest = restDays([{ from: '2026-03-10', to: '2026-03-12', reason: 'travel' }], '2026-03-12')
    expect(rowsOf([...three, '2026-03-11'], rest, '2026-03-12').current).toBe(4)
  })
  it('hold on a journey west over the date line, where it is yesterday again', () => {
    expect(rowsOf([...three, TODAY], never, '2026-03-09').current).toBe(4)
  })
  it('are never more than the days, and rest never makes a row shorter', () => {
    const days = fc.uniqueArray(fc.integer({ min: 20_000, max: 20_030 }).map(dayOfCount))
    const rests = fc.uniqueArray(fc.integer({ min: 20_000, max: 20_030 }).map(dayOfCount))
    fc.assert(
      fc.property(days, rests, (some, resting) => {
        const today = dayOfCount(20_031)
        const plain = rowsOf(some, never, today)
        const rested = rowsOf(some, (day) => resting.includes(day), today)
        expect(rested.longest).toBeLessThanOrEqual(some.length)
        expect(rested.longest).toBeGreaterThanOrEqual(plain.longest)
        expect(rested.current).toBeGreaterThanOrEqual(plain.current)
        expect(rested.current).toBeLessThanOrEqual(rested.longest)
      }),
    )
  })
})

describe('after the page was killed', () => {
  it('what was shown and not kept is missing, and nothing is added where more is kept', () => {
    expect(missingOf({ id: 'a', shown: 12 }, 10)).toBe(2)
    expect(missingOf({ id: 'a', shown: 12 }, 12)).toBe(0)
    expect(missingOf({ id: 'a', shown: 12 }, 40)).toBe(0)
  })
})
