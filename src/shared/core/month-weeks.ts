import { type CivilDate, weekday } from './civil-date.ts'
import { type Day, dayNumberOf, dayOfNumber } from './day.ts'

/** A month of the Gregorian calendar, `YYYY-MM`. */
export type Month = string

export const monthOf = (day: Day): Month => day.slice(0, 7)

/** The first day of a month as a date. */
export const dateOfMonth = (month: Month): CivilDate => ({
  year: Number(month.slice(0, 4)),
  month: Number(month.slice(5)),
  day: 1,
})

export function movedMonth(month: Month, by: number): Month {
  const { year, month: number } = dateOfMonth(month)
  const months = year * 12 + number - 1 + by
  const two = String((months % 12) + 1).padStart(2, '0')
  return `${String(Math.floor(months / 12)).padStart(4, '0')}-${two}`
}

/** The days of a month in order. */
export function daysOfMonth(month: Month): readonly Day[] {
  const first = dayNumberOf(`${month}-01`)
  const length = dayNumberOf(`${movedMonth(month, 1)}-01`) - first
  return Array.from({ length }, (_, index) => dayOfNumber(first + index))
}

/** The weeks of a month from `firstWeekday` (1 is Monday); days of other months are `undefined`. */
export function monthWeeks(month: Month, firstWeekday: number): readonly (readonly (Day | undefined)[])[] {
  const before = (weekday(dateOfMonth(month)) - firstWeekday + 7) % 7
  const places = [...Array.from({ length: before }, () => undefined), ...daysOfMonth(month)]
  const weeks = Math.ceil(places.length / 7)
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: 7 }, (_, column) => places[week * 7 + column]),
  )
}

/** The seven days of the week that contains `day`. */
export function weekOf(day: Day, firstWeekday: number): readonly Day[] {
  const count = dayNumberOf(day)
  // Day 0 of the count, 1 January 1970, was a Thursday.
  const first = count - ((((count + 3) % 7) + 8 - firstWeekday) % 7)
  return Array.from({ length: 7 }, (_, index) => dayOfNumber(first + index))
}
