import { type TimeZoneCorrection, timeZoneCorrections } from './time-zone-corrections.ts'

/** A day of the Gregorian calendar, without time or zone. A `Date` is never used for a day. */
export interface CivilDate {
  readonly year: number
  /** 1–12 */
  readonly month: number
  /** 1–31 */
  readonly day: number
}

const MS_PER_HOUR = 3_600_000
const MS_PER_DAY = 24 * MS_PER_HOUR

/** Days since 1970-01-01, so that days can be subtracted and compared. */
export type DayNumber = number

export function dayNumber(date: CivilDate): DayNumber {
  return Date.UTC(date.year, date.month - 1, date.day) / MS_PER_DAY
}

/** The inverse of {@link dayNumber}. */
export function civilDateOfDayNumber(days: DayNumber): CivilDate {
  const date = new Date(days * MS_PER_DAY)
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() }
}

export function addDays(date: CivilDate, days: number): CivilDate {
  return civilDateOfDayNumber(dayNumber(date) + days)
}

/** Negative if `a` is earlier, zero if equal, positive if later. */
export function compareDates(a: CivilDate, b: CivilDate): number {
  return dayNumber(a) - dayNumber(b)
}

/** ISO weekday: 1 is Monday, 5 is Friday, 7 is Sunday. */
export function weekday(date: CivilDate): number {
  return ((((dayNumber(date) + 3) % 7) + 7) % 7) + 1
}

/** 1 on the first of January. */
export function dayOfYear(date: CivilDate): number {
  return dayNumber(date) - dayNumber({ year: date.year, month: 1, day: 1 }) + 1
}

/** `YYYY-MM-DD`. */
export function formatCivilDate(date: CivilDate): string {
  const pad = (value: number, width: number) => String(value).padStart(width, '0')
  return `${pad(date.year, 4)}-${pad(date.month, 2)}-${pad(date.day, 2)}`
}

/** Reads `YYYY-MM-DD`; `undefined` for anything else, including days that do not exist (2026-02-30). */
export function parseCivilDate(text: string): CivilDate | undefined {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text)
  if (!match) return undefined
  const date = { year: Number(match[1]), month: Number(match[2]), day: Number(match[3]) }
  if (date.year < 1000) return undefined
  return formatCivilDate(civilDateOfDayNumber(dayNumber(date))) === text ? date : undefined
}

const formatters = new Map<string, Intl.DateTimeFormat>()

function formatterFor(timeZone: string): Intl.DateTimeFormat {
  let formatter = formatters.get(timeZone)
  if (!formatter) {
    formatter = new Intl.DateTimeFormat('en-US', {
      timeZone,
      calendar: 'gregory',
      numberingSystem: 'latn',
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
    })
    formatters.set(timeZone, formatter)
  }
  return formatter
}

interface WallClock {
  readonly date: CivilDate
  readonly time: string
}

/**
 * The civil date and the clock time (`HH:MM`, 24 hours) in `timeZone` at `instant`, with corrections for laws
 * that this platform does not know yet. Throws `RangeError` for an unknown zone.
 */
export function wallClock(instant: Date, timeZone: string): WallClock {
  const settled = timeZoneCorrections[timeZone]
  return settled && isSettled(settled, instant) && !isKnownHere(settled, timeZone)
    ? clockAt(instant, settled.hours)
    : platformClock(instant, timeZone)
}

const isSettled = ({ since, until }: TimeZoneCorrection, instant: Date) =>
  instant >= new Date(since) && (!until || instant < new Date(until))

/**
 * Whether the platform uses the new clock a day after the change. A platform that knows a law also knows
 * later changes.
 */
function isKnownHere({ since, hours }: TimeZoneCorrection, timeZone: string): boolean {
  const dayAfter = new Date(Date.parse(since) + MS_PER_DAY)
  return platformClock(dayAfter, timeZone).time === clockAt(dayAfter, hours).time
}

function clockAt(instant: Date, hours: number): WallClock {
  const local = instant.getTime() + hours * MS_PER_HOUR
  return {
    date: civilDateOfDayNumber(Math.floor(local / MS_PER_DAY)),
    time: new Date(local).toISOString().slice(11, 16),
  }
}

function platformClock(instant: Date, timeZone: string): WallClock {
  const part: Partial<Record<Intl.DateTimeFormatPartTypes, string>> = {}
  for (const { type, value } of formatterFor(timeZone).formatToParts(instant)) part[type] = value
  return {
    date: { year: Number(part.year), month: Number(part.month), day: Number(part.day) },
    time: `${part.hour}:${part.minute}`,
  }
}

/** The current day in `timeZone` at `instant`. Throws `RangeError` for an unknown zone. */
export function civilDateAt(instant: Date, timeZone: string): CivilDate {
  return wallClock(instant, timeZone).date
}
