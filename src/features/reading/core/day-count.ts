import { civilDateOfDayNumber, dayNumber, formatCivilDate, parseCivilDate } from '#shared/core/civil-date.ts'
import type { Day } from './reading-log.ts'

/** Days since 1970-01-01. Throws `RangeError` when the text is no day. */
export function countOfDay(day: Day): number {
  const date = parseCivilDate(day)
  if (!date) throw new RangeError(`“${day}” is not a day.`)
  return dayNumber(date)
}

export const dayOfCount = (count: number): Day => formatCivilDate(civilDateOfDayNumber(count))
