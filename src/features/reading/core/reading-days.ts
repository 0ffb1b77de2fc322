import { countOfDay, type Day, dayOfCount } from '#shared/core/day-count.ts'
import type { RestDays } from '#shared/core/rest-days.ts'

/** How many days for reading there are from `from` up to, not including, `until`; 0 when it is not later. */
export function readingDaysBetween(from: Day, until: Day, isRest: RestDays): number {
  let days = 0
  const end = countOfDay(until)
  for (let count = countOfDay(from); count < end; count++) if (!isRest(dayOfCount(count))) days++
  return days
}

/** The `number`th (from 1) day for reading, beginning with `from`. */
export function readingDay(from: Day, number: number, isRest: RestDays): Day {
  let left = number
  for (let count = countOfDay(from); ; count++) {
    const day = dayOfCount(count)
    if (!isRest(day)) left--
    if (left <= 0) return day
  }
}
