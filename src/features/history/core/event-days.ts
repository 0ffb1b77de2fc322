import type { EventDate, HistoryEvent } from './history-event.ts'

/** A whole day of the Julian day count, at noon; independent of calendars. */
export type JulianDay = number

/** The first and the last day that a date can mean. */
export type DaySpan = readonly [first: JulianDay, last: JulianDay]

/** 15 October 1582, the first day of the Gregorian calendar. */
const GREGORIAN_FROM = 2_299_161
const MONTHS = 12

/** Whether historians write this date in the Julian calendar. */
export const isJulian = ({ year, month = 1, day = 1 }: EventDate): boolean =>
  gregorianDay(year, month, day) < GREGORIAN_FROM

/**
 * The Julian day of a date in the proleptic Gregorian calendar (Fliegel and Van Flandern, 1968; with whole
 * years from March).
 */
export function gregorianDay(year: number, month: number, day: number): JulianDay {
  const [y, m] = fromMarch(year, month)
  const leapDays = Math.floor(y / 4) - Math.floor(y / 100) + Math.floor(y / 400)
  return day + Math.floor((153 * m + 2) / 5) + 365 * y + leapDays - 32_045
}

/** The Julian day of a date in the Julian calendar. */
export function julianCalendarDay(year: number, month: number, day: number): JulianDay {
  const [y, m] = fromMarch(year, month)
  return day + Math.floor((153 * m + 2) / 5) + 365 * y + Math.floor(y / 4) - 32_083
}

/** Years and months counted from March, so that the leap day is the last of a year. */
function fromMarch(year: number, month: number): readonly [year: number, month: number] {
  const before = month <= 2 ? 1 : 0
  return [year + 4800 - before, month + 12 * before - 3]
}

/**
 * The Julian day of a date in the tabular Hijri calendar (leap years 2, 5, 7, 10, 13, 16, 18, 21, 24, 26, 29
 * of 30; 1 Muharram 1 is 16 July 622). `year` −1 is the year before 1.
 */
export function hijriDay(year: number, month: number, day: number): JulianDay {
  const y = year < 0 ? year + 1 : year
  const leapDays = Math.floor((11 * y + 3) / 30)
  return 354 * y + leapDays + 30 * month - Math.floor((month - 1) / 2) + day + 1_948_055
}

/** The days that a Gregorian or Julian date of an event can mean. */
export const civilSpan = (date: EventDate): DaySpan =>
  spanOf(date, (year, month, day) =>
    gregorianDay(year, month, day) < GREGORIAN_FROM
      ? julianCalendarDay(year, month, day)
      : gregorianDay(year, month, day),
  )

/** The days that a Hijri date of an event can mean. */
export const hijriSpan = (date: EventDate): DaySpan => spanOf(date, hijriDay)

function spanOf(
  { year, month, day }: EventDate,
  dayOf: (year: number, month: number, day: number) => JulianDay,
): DaySpan {
  if (month === undefined) return [dayOf(year, 1, 1), dayOf(nextYear(year), 1, 1) - 1]
  if (day !== undefined) return [dayOf(year, month, day), dayOf(year, month, day)]
  const after = month === MONTHS ? dayOf(nextYear(year), 1, 1) : dayOf(year, month + 1, 1)
  return [dayOf(year, month, 1), after - 1]
}

/** Hijri years go from −1 to 1; Gregorian years of events are positive. */
const nextYear = (year: number) => (year === -1 ? 1 : year + 1)

/** Whether both dates of an event can mean the same day, or days that are one apart. */
export function datesAgree({ gregorian, hijri }: Pick<HistoryEvent, 'gregorian' | 'hijri'>): boolean {
  const [civil, islamic] = [civilSpan(gregorian), hijriSpan(hijri)]
  return civil[0] <= islamic[1] + 1 && islamic[0] <= civil[1] + 1
}

/** A Julian day as `YYYY-MM-DD` of the proleptic Gregorian calendar, as ISO 8601 and schema.org have it. */
function isoDateOf(day: JulianDay): string {
  const EPOCH = 2_440_588
  const date = new Date((day - EPOCH) * 86_400_000)
  return date.toISOString().slice(0, 10)
}

/** The start of an event for search engines: its day by ISO 8601 if it is known, else its year. */
export function isoStart({ gregorian }: Pick<HistoryEvent, 'gregorian'>): string {
  const year = String(gregorian.year).padStart(4, '0')
  if (gregorian.circa || gregorian.month === undefined) return year
  if (gregorian.day !== undefined) return isoDateOf(civilSpan(gregorian)[0])
  return isJulian(gregorian) ? year : `${year}-${String(gregorian.month).padStart(2, '0')}`
}
