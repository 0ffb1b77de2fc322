import { civilDateOfDayNumber, type DayNumber, formatCivilDate } from './civil-date.ts'

/** A civil day where the user was, `YYYY-MM-DD`. It is stored once and never recomputed. */
export type Day = string

/** The number of cached days. Pages with ten years need each day repeatedly. */
const AT_HAND = 20_000
const MS_PER_DAY = 86_400_000
const pattern = /^[1-9]\d{3}-\d\d-\d\d$/
const counts = new Map<Day, number>()
const days = new Map<number, Day>()

/** Days since 1970-01-01. Throws `RangeError` if the text is not a day. */
export function dayNumberOf(day: Day): DayNumber {
  const count = countIn(day)
  if (count === undefined) throw new RangeError(`“${day}” is not a day.`)
  return count
}

export function dayOfNumber(count: DayNumber): Day {
  const known = days.get(count)
  if (known !== undefined) return known
  const day = formatCivilDate(civilDateOfDayNumber(count))
  keep(days, count, day)
  return day
}

export const isDay = (found: unknown): found is Day =>
  typeof found === 'string' && countIn(found) !== undefined

function countIn(text: string): number | undefined {
  const known = counts.get(text)
  if (known !== undefined) return known
  const ms = pattern.test(text) ? Date.parse(text) : Number.NaN
  // `Date` reads 30 February as a day in March.
  if (Number.isNaN(ms) || new Date(ms).getUTCDate() !== Number(text.slice(8))) return undefined
  const count = ms / MS_PER_DAY
  keep(counts, text, count)
  return count
}

function keep<Key, Value>(known: Map<Key, Value>, key: Key, value: Value): void {
  if (known.size >= AT_HAND) known.clear()
  known.set(key, value)
}
