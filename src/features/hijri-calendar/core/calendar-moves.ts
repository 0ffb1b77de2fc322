import { addDays, type CivilDate, compareDates, weekday } from '#shared/core/civil-date.ts'
import { gregorianDate, hijriDate, hijriRange } from './hijri-date.ts'
import { FIRST_HIJRI_YEAR, LAST_HIJRI_YEAR, tableMonthLength } from './month-lengths.ts'

const MONTHS = 12
const FIRST_MONTH = FIRST_HIJRI_YEAR * MONTHS
const LAST_MONTH = LAST_HIJRI_YEAR * MONTHS + MONTHS - 1

/** `date`, limited to the range of the calendar. */
export function withinCalendar(date: CivilDate, adjustment = 0): CivilDate {
  const first = addDays(hijriRange.first, -adjustment)
  const last = addDays(hijriRange.last, -adjustment)
  if (compareDates(date, first) < 0) return first
  return compareDates(date, last) > 0 ? last : date
}

/** The civil day `days` after `date` (before it if negative), limited to the range of the calendar. */
export function daysLater(date: CivilDate, days: number, adjustment = 0): CivilDate {
  return withinCalendar(addDays(date, days), adjustment)
}

/**
 * The civil day with the same Hijri day `months` Hijri months later, or the last day of that month if it is
 * shorter. Limited to the calendar's first and last month.
 */
export function monthsLater(date: CivilDate, months: number, adjustment = 0): CivilDate {
  const from = hijriDate(date, adjustment)
  const wanted = from.year * MONTHS + from.month - 1 + months
  const index = Math.min(LAST_MONTH, Math.max(FIRST_MONTH, wanted))
  const year = Math.floor(index / MONTHS)
  const month = (index % MONTHS) + 1
  const day = Math.min(from.day, tableMonthLength(year, month))
  return gregorianDate({ year, month, day }, adjustment)
}

/**
 * The number of days from the start of the week to `date`, 0–6. `firstWeekday` as in `weekday`: 1 is Monday.
 */
export function daysIntoWeek(date: CivilDate, firstWeekday: number): number {
  return (weekday(date) - firstWeekday + 7) % 7
}

/** Days in rows of a week, with `undefined` for days of the first and last week that are outside. */
export function inWeeks<Day extends { readonly weekday: number }>(
  days: readonly Day[],
  firstWeekday: number,
): (Day | undefined)[][] {
  const [first] = days
  if (!first) return []
  const before = (first.weekday - firstWeekday + 7) % 7
  const cells = [...Array.from({ length: before }, () => undefined), ...days]
  return Array.from({ length: Math.ceil(cells.length / 7) }, (_, week) =>
    Array.from({ length: 7 }, (_, column) => cells[week * 7 + column]),
  )
}
