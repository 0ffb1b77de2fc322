import { assert, integer, property } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { weekday } from './civil-date.ts'
import { dayOfNumber } from './day.ts'
import { dateOfMonth, daysOfMonth, monthWeeks, movedMonth, weekOf } from './month-weeks.ts'

const SATURDAY = 6

describe('a month', () => {
  it('is followed by January after December', () => {
    expect(movedMonth('2026-12', 1)).toBe('2027-01')
    expect(movedMonth('2026-01', -1)).toBe('2025-12')
    expect(movedMonth('2026-05', -17)).toBe('2024-12')
  })
  it('has the right days, in leap years too', () => {
    expect(daysOfMonth('2028-02')).toHaveLength(29)
    expect(daysOfMonth('2026-11').at(-1)).toBe('2026-11-30')
  })
  it('is divided into weeks that begin on the given weekday', () => {
    const weeks = monthWeeks('2026-11', SATURDAY)
    expect(weeks[0]).toEqual([
      undefined,
      '2026-11-01',
      '2026-11-02',
      '2026-11-03',
      '2026-11-04',
      '2026-11-05',
      '2026-11-06',
    ])
    expect(weeks.flat().filter(Boolean)).toEqual(daysOfMonth('2026-11'))
    expect(dateOfMonth('2026-11')).toEqual({ year: 2026, month: 11, day: 1 })
  })
})

describe('a week', () => {
  it('contains its day and begins with the first weekday', () => {
    assert(
      property(
        integer({ min: 0, max: 40_000 }).map(dayOfNumber),
        integer({ min: 1, max: 7 }),
        (day, first) => {
          const week = weekOf(day, first)
          expect(week).toContain(day)
          const [year = 0, month = 0, date = 0] = (week[0] ?? '').split('-').map(Number)
          expect(weekday({ year, month, day: date })).toBe(first)
          expect(new Set(week).size).toBe(7)
        },
      ),
    )
  })
})
