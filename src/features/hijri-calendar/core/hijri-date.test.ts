import { describe, expect, it } from 'vitest'
import { addDays, compareDates, formatCivilDate, parseCivilDate } from '#shared/core/civil-date.ts'
import { gregorianDate, type HijriDate, hijriDate, hijriRange } from './hijri-date.ts'

function hijriOf(text: string, adjustment?: number): HijriDate {
  const date = parseCivilDate(text)
  if (!date) throw new Error(`${text} is not a date.`)
  return hijriDate(date, adjustment)
}

/** Whether `next` is the Hijri day that follows `day`. */
function follows(day: HijriDate, next: HijriDate): boolean {
  if (next.day === day.day + 1) return next.month === day.month && next.year === day.year
  const endsYear = day.month === 12
  return (
    next.day === 1 &&
    day.day === day.monthLength &&
    next.month === (endsYear ? 1 : day.month + 1) &&
    next.year === (endsYear ? day.year + 1 : day.year)
  )
}

describe('the Hijri date', () => {
  it.each([
    ['2023-03-23', { year: 1444, month: 9, day: 1 }],
    ['2024-06-16', { year: 1445, month: 12, day: 10 }],
    ['2024-07-07', { year: 1446, month: 1, day: 1 }],
    ['2025-03-01', { year: 1446, month: 9, day: 1 }],
    ['2025-03-30', { year: 1446, month: 10, day: 1 }],
    ['2025-06-06', { year: 1446, month: 12, day: 10 }],
    ['2026-02-18', { year: 1447, month: 9, day: 1 }],
  ])('of %s is correct', (text, expected) => {
    expect(hijriOf(text)).toMatchObject(expected)
  })

  it('exists for the first and the last day of the table, and for none outside', () => {
    expect(hijriDate(hijriRange.first)).toMatchObject({ year: 1356, month: 1, day: 1 })
    expect(hijriDate(hijriRange.last)).toMatchObject({ year: 1500, month: 12, day: 30, monthLength: 30 })
    expect([hijriRange.first, hijriRange.last].map(formatCivilDate)).toEqual(['1937-03-13', '2077-11-16'])
    const outOfRange = expect.objectContaining({ code: 'hijri_out_of_range', status: 400 })
    expect(() => hijriDate(addDays(hijriRange.first, -1))).toThrow(outOfRange)
    expect(() => hijriDate(addDays(hijriRange.last, 1))).toThrow(outOfRange)
    expect(() => hijriDate(hijriRange.last, 1)).toThrow(outOfRange)
    expect(() => hijriDate(hijriRange.first, -1)).toThrow(outOfRange)
    expect(() => gregorianDate({ year: 1355, month: 12, day: 1 })).toThrow(outOfRange)
    expect(() => gregorianDate({ year: 1501, month: 1, day: 1 })).toThrow(outOfRange)
  })

  it.each([-2, -1, 0, 1, 2])(
    'adjusted by %i days neither skips nor repeats a day, and converts back',
    (adjustment) => {
      const last = addDays(hijriRange.last, -Math.abs(adjustment))
      let date = addDays(hijriRange.first, Math.abs(adjustment))
      let hijri = hijriDate(date, adjustment)
      let days = 0
      for (; compareDates(date, last) < 0; days++) {
        expect(compareDates(gregorianDate(hijri, adjustment), date)).toBe(0)
        date = addDays(date, 1)
        const next = hijriDate(date, adjustment)
        if (!follows(hijri, next)) expect([hijri, next]).toBe('days that follow each other')
        hijri = next
      }
      expect(days).toBeGreaterThan(51_000)
    },
  )

  it('is later with a positive adjustment and earlier with a negative one', () => {
    expect(hijriOf('2026-02-17', 1)).toMatchObject({ month: 9, day: 1 })
    expect(hijriOf('2026-02-19', -1)).toMatchObject({ month: 9, day: 1 })
  })

  it.each([
    { year: 1447, month: 13, day: 1 },
    { year: 1447, month: 0, day: 1 },
    { year: 1447, month: 8, day: 30 },
    { year: 1447, month: 9, day: 31 },
    { year: 1447, month: 9, day: 0 },
    { year: 1447, month: 9, day: 1.5 },
  ])('rejects $year-$month-$day', (day) => {
    expect(() => gregorianDate(day)).toThrow(expect.objectContaining({ code: 'not_a_hijri_date' }))
  })
})
