import { civilDateOfDayNumber, dayNumber, formatCivilDate, parseCivilDate } from './civil-date.ts'

/** A civil day where the person was, `YYYY-MM-DD`. It is written down once and never worked out again. */
export type Day = string

/** Days since 1970-01-01. Throws `RangeError` when the text is no day. */
export function countOfDay(day: Day): number {
  const date = parseCivilDate(day)
  if (!date) throw new RangeError(`“${day}” is not a day.`)
  return dayNumber(date)
}

export const dayOfCount = (count: number): Day => formatCivilDate(civilDateOfDayNumber(count))

export const isDay = (found: unknown): found is Day =>
  typeof found === 'string' && parseCivilDate(found) !== undefined
