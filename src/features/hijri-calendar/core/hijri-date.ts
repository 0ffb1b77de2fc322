import { AppError } from '#shared/core/app-error.ts'
import { addDays, type CivilDate, civilDateOfDayNumber, dayNumber } from '#shared/core/civil-date.ts'
import { FIRST_HIJRI_YEAR, LAST_HIJRI_YEAR, tableMonthLength } from './month-lengths.ts'

/** A day of the Umm al-Qura calendar, 1356–1500. */
export interface HijriDay {
  readonly year: number
  /** 1 (Muharram) – 12 (Dhu al-Hijjah) */
  readonly month: number
  /** 1–30 */
  readonly day: number
}

export interface HijriDate extends HijriDay {
  /** The number of days of this month in the table. */
  readonly monthLength: 29 | 30
}

/** 1 Muharram 1356 was 13 March 1937. */
const FIRST_DAY = dayNumber({ year: 1937, month: 3, day: 13 })

/** The day number of the first day of every month in the table, and of the day after the last month. */
const monthStarts = startsOfMonths()

function startsOfMonths(): readonly number[] {
  const starts = [FIRST_DAY]
  let day = FIRST_DAY
  for (let year = FIRST_HIJRI_YEAR; year <= LAST_HIJRI_YEAR; year++) {
    for (let month = 1; month <= 12; month++) {
      day += tableMonthLength(year, month)
      starts.push(day)
    }
  }
  return starts
}

/** The civil days that {@link hijriDate} accepts without an adjustment. */
export const hijriRange = {
  first: civilDateOfDayNumber(FIRST_DAY),
  last: civilDateOfDayNumber((monthStarts.at(-1) ?? FIRST_DAY) - 1),
} as const

/**
 * The Hijri date of a civil day by the Umm al-Qura calendar. `adjustment` (whole days, −2…2) shifts the whole
 * calendar: +1 if the months began a day earlier than in the table, −1 if a day later. Consecutive civil days
 * are therefore always consecutive Hijri days. Throws `AppError` `hijri_out_of_range` outside 1356–1500.
 */
export function hijriDate(date: CivilDate, adjustment = 0): HijriDate {
  const day = dayNumber(date) + adjustment
  const index = monthIndexOf(day)
  const start = monthStarts[index]
  const next = monthStarts[index + 1]
  if (start === undefined || next === undefined) throw outOfRange()
  return {
    year: FIRST_HIJRI_YEAR + Math.floor(index / 12),
    month: (index % 12) + 1,
    day: day - start + 1,
    monthLength: next - start === 30 ? 30 : 29,
  }
}

/**
 * The civil day of a Hijri date: the inverse of {@link hijriDate}. Throws `AppError`: `hijri_out_of_range`
 * outside 1356–1500, `not_a_hijri_date` for a month or day that does not exist (the 30th of a month with 29
 * days).
 */
export function gregorianDate({ year, month, day }: HijriDay, adjustment = 0): CivilDate {
  if (!(year >= FIRST_HIJRI_YEAR && year <= LAST_HIJRI_YEAR)) throw outOfRange()
  const start = monthStarts[(year - FIRST_HIJRI_YEAR) * 12 + month - 1]
  const exists =
    month >= 1 && month <= 12 && Number.isInteger(day) && day >= 1 && day <= tableMonthLength(year, month)
  if (start === undefined || !exists) {
    throw new AppError('not_a_hijri_date', 400, 'This date doesn’t exist in the Hijri calendar.')
  }
  return addDays(civilDateOfDayNumber(start), day - 1 - adjustment)
}

/** The position in `monthStarts` of the month that contains this day; −1 before the table. */
function monthIndexOf(day: number): number {
  if (day < FIRST_DAY) return -1
  // No month is longer than 30 days, so this start is never too late; the mean month is 29.53 days.
  let index = Math.floor((day - FIRST_DAY) / 30)
  while ((monthStarts[index + 1] ?? Number.POSITIVE_INFINITY) <= day) index++
  return index
}

function outOfRange(): AppError {
  return new AppError(
    'hijri_out_of_range',
    400,
    'The Hijri calendar covers the years 1356 to 1500 (13 March 1937 to 16 November 2077).',
    [{ field: 'date', code: 'hijri_out_of_range' }],
  )
}

/** Whether the shown Hijri day changes at midnight (`civil`) or at sunset (`maghrib`). */
export type HijriDayBegins = 'civil' | 'maghrib'
