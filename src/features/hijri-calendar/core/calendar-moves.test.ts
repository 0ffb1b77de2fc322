import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  addDays,
  type CivilDate,
  civilDateOfDayNumber,
  compareDates,
  dayNumber,
} from '#shared/core/civil-date.ts'
import { daysIntoWeek, daysLater, inWeeks, monthsLater, withinCalendar } from './calendar-moves.ts'
import { gregorianDate, hijriDate, hijriRange } from './hijri-date.ts'
import { hijriMonth } from './hijri-month.ts'

const adjustments = fc.integer({ min: -2, max: 2 })
const days = fc
  .integer({ min: dayNumber(hijriRange.first) + 2, max: dayNumber(hijriRange.last) - 2 })
  .map(civilDateOfDayNumber)
const ramadan: CivilDate = { year: 2026, month: 2, day: 18 }

describe('moving by months', () => {
  it('keeps the day, or takes the last day of a shorter month', () => {
    expect(hijriDate(monthsLater(ramadan, 1))).toMatchObject({ year: 1447, month: 10, day: 1 })
    expect(hijriDate(monthsLater(ramadan, -9))).toMatchObject({ year: 1446, month: 12, day: 1 })
    const thirtieth = gregorianDate({ year: 1447, month: 9, day: 30 })
    expect(hijriDate(monthsLater(thirtieth, 1))).toMatchObject({ month: 10, day: 29, monthLength: 29 })
    expect(hijriDate(monthsLater(thirtieth, 12))).toMatchObject({ year: 1448, month: 9 })
  })

  it('reaches the target month from every day, with any adjustment', () => {
    fc.assert(
      fc.property(days, fc.integer({ min: -30, max: 30 }), adjustments, (date, months, adjustment) => {
        const from = hijriDate(date, adjustment)
        const to = hijriDate(monthsLater(date, months, adjustment), adjustment)
        const wanted = from.year * 12 + from.month + months
        const reached = to.year * 12 + to.month
        if (wanted >= 1356 * 12 + 1 && wanted <= 1500 * 12 + 12) expect(reached).toBe(wanted)
        expect(to.day).toBe(Math.min(from.day, to.monthLength))
      }),
    )
  })

  it('stops at the first and the last month of the table', () => {
    expect(hijriDate(monthsLater(hijriRange.last, 1))).toMatchObject({ year: 1500, month: 12, day: 30 })
    expect(hijriDate(monthsLater(hijriRange.first, -12))).toMatchObject({ year: 1356, month: 1, day: 1 })
  })
})

describe('moving by days', () => {
  it('moves to the next day, and stays within the range of the calendar and its adjustment', () => {
    expect(daysLater(ramadan, 7)).toEqual({ year: 2026, month: 2, day: 25 })
    fc.assert(
      fc.property(adjustments, (adjustment) => {
        const last = daysLater(hijriRange.last, 7, adjustment)
        const first = daysLater(hijriRange.first, -7, adjustment)
        expect(hijriDate(last, adjustment)).toMatchObject({ year: 1500, month: 12, day: 30 })
        expect(hijriDate(first, adjustment)).toMatchObject({ year: 1356, month: 1, day: 1 })
      }),
    )
  })

  it('leaves a day inside the calendar unchanged', () => {
    fc.assert(fc.property(days, (date) => compareDates(withinCalendar(date), date) === 0))
  })
})

describe('the grid of a month', () => {
  it('contains every day once, in order, in the column of its weekday', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1356, max: 1500 }),
        fc.integer({ min: 1, max: 12 }),
        fc.integer({ min: 1, max: 7 }),
        (year, month, firstWeekday) => {
          const { days: all } = hijriMonth(year, month)
          const weeks = inWeeks(all, firstWeekday)
          expect(weeks.flat().filter((day) => day !== undefined)).toEqual(all)
          expect(weeks.every((week) => week.length === 7)).toBe(true)
          expect(weeks.every((week) => week.some(Boolean))).toBe(true)
          for (const week of weeks)
            for (const [column, day] of week.entries())
              if (day) expect(((day.weekday - firstWeekday + 7) % 7) as number).toBe(column)
        },
      ),
    )
  })

  it('counts the days since the start of the week', () => {
    const wednesday = ramadan
    expect(daysIntoWeek(wednesday, 1)).toBe(2)
    expect(daysIntoWeek(wednesday, 6)).toBe(4)
    expect(daysIntoWeek(addDays(wednesday, 4), 7)).toBe(0)
  })
})
