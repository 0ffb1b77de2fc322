import { type CivilDate, formatCivilDate, weekday } from '#shared/core/civil-date.ts'
import { hijriDate } from './hijri-date.ts'
import { type HijriMonthName, hijriMonthName } from './hijri-months.ts'

/** The Hijri date in the form of the API. */
export interface IslamicDate {
  readonly day: number
  /** The English name of the month. */
  readonly month: HijriMonthName
  readonly monthNumber: number
  readonly monthLength: 29 | 30
  readonly year: number
  /** `Saturday • 21 November 2026` */
  readonly gregorianDate: string
  /** The civil day, `YYYY-MM-DD`. */
  readonly date: string
  readonly adjustment: number
  readonly method: 'Umm al-Qura'
}

/** The API's answer for a civil day; the browser computes the same offline. */
export function islamicDate(date: CivilDate, adjustment = 0): IslamicDate {
  const { year, month, day, monthLength } = hijriDate(date, adjustment)
  return {
    day,
    month: hijriMonthName(month),
    monthNumber: month,
    monthLength,
    year,
    gregorianDate: inEnglish(date),
    date: formatCivilDate(date),
    adjustment,
    method: 'Umm al-Qura',
  }
}

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']
const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]

/** Weekday and date, two parts separated by a bullet (specification, section 3). */
function inEnglish(date: CivilDate): string {
  return `${weekdays[weekday(date) - 1]} • ${date.day} ${months[date.month - 1]} ${date.year}`
}
