import { type Day, dayNumberOf, dayOfNumber } from '#shared/core/day.ts'
import type { RestDays } from '#shared/core/rest-days.ts'

/** The number of reading days from `from` to `until` (exclusive); 0 if `until` is not later. */
export function readingDaysBetween(from: Day, until: Day, isRest: RestDays): number {
  let days = 0
  const end = dayNumberOf(until)
  for (let count = dayNumberOf(from); count < end; count++) if (!isRest(dayOfNumber(count))) days++
  return days
}

/** The `number`th (from 1) reading day from `from` on. */
export function readingDay(from: Day, number: number, isRest: RestDays): Day {
  let left = number
  for (let count = dayNumberOf(from); ; count++) {
    const day = dayOfNumber(count)
    if (!isRest(day)) left--
    if (left <= 0) return day
  }
}
