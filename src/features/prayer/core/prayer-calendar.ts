import { type HijriDay, hijriDate } from '#features/hijri-calendar/core/index.ts'
import { AppError } from '#shared/core/app-error.ts'
import { addDays, type CivilDate, dayNumber, formatCivilDate } from '#shared/core/civil-date.ts'
import { type PrayerDay, prayerDayReader } from './prayer-day.ts'
import type { PrayerDayRequest } from './prayer-day-request.ts'
import { type PrayerName, prayerNames } from './prayer-names.ts'
import type { PrayerNote } from './prayer-note.ts'
import type { TimesSource } from './table/official-table.ts'

/** A day of a timetable. Clock times are `HH:MM` in the calendar's zone. */
export interface CalendarDay extends Readonly<Record<PrayerName, string>> {
  readonly date: string
  /** By the Umm al-Qura calendar; `undefined` outside its table. */
  readonly hijri?: HijriDay | undefined
  readonly imsak: string
  /** As in `PrayerDay`. */
  readonly fajrAtAngle?: string | undefined
  readonly source: TimesSource['kind']
  readonly notes: readonly PrayerNote[]
}

const workedOutBy = [
  'timeZone',
  'method',
  'methodChosenBy',
  'convention',
  'madhab',
  'highLatitudeRule',
  'angles',
  'ownAngles',
] as const
type WorkedOutBy = (typeof workedOutBy)[number]

/** A timetable, with the rules used for its times. */
export interface PrayerCalendar extends Pick<PrayerDay, WorkedOutBy> {
  /** The source of the first day from an official timetable; each day says whether it is from one. */
  readonly source: TimesSource
  readonly city?: string | undefined
  readonly days: readonly CalendarDay[]
}

export interface PrayerCalendarRequest extends Omit<PrayerDayRequest, 'date'> {
  readonly year: number
  /** 1–12; absent for the whole year. */
  readonly month?: number | undefined
  /** Shifts the Hijri dates as in `hijriDate`. */
  readonly adjustment?: number | undefined
}

/**
 * The prayer times of every day of a civil month or year. A day that the zone skipped is not included. Throws
 * `RangeError` for an unknown zone.
 */
export function prayerCalendar(request: PrayerCalendarRequest): PrayerCalendar {
  const steps = prayerCalendarInSteps(request)
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}

/** The number of days between two pauses: some milliseconds of work, even near the poles. */
const DAYS_AT_ONCE = 7

/** {@link prayerCalendar} with pauses, so that the caller can do other work in between. */
export function* prayerCalendarInSteps({
  year,
  month,
  adjustment,
  ...request
}: PrayerCalendarRequest): Generator<undefined, PrayerCalendar> {
  const read = prayerDayReader(request)
  const days: { readonly date: CivilDate; readonly day: PrayerDay }[] = []
  for (const [index, date] of daysOf(year, month).entries()) {
    if (index % DAYS_AT_ONCE === DAYS_AT_ONCE - 1) yield
    try {
      days.push({ date, day: read(date) })
    } catch (error) {
      if (!(error instanceof AppError && error.code === 'date_not_in_time_zone')) throw error
    }
  }
  const [first] = days
  if (!first) throw new RangeError(`No day of ${year}-${month ?? ''} was kept in ${request.timeZone}.`)
  const shared = Object.fromEntries(workedOutBy.map((name) => [name, first.day[name]]))
  return {
    ...(shared as Pick<PrayerDay, WorkedOutBy>),
    source: (days.find(({ day }) => day.source.kind === 'table') ?? first).day.source,
    days: days.map(({ date, day }) => calendarDay(date, day, adjustment)),
  }
}

function calendarDay(date: CivilDate, day: PrayerDay, adjustment: number | undefined): CalendarDay {
  return {
    date: formatCivilDate(date),
    hijri: hijriDayOf(date, adjustment),
    imsak: day.imsak,
    ...(day.fajrAtAngle !== undefined && { fajrAtAngle: day.fajrAtAngle }),
    source: day.source.kind,
    ...times(day),
    notes: day.notes,
  }
}

const times = (day: PrayerDay) =>
  Object.fromEntries(prayerNames.map((name) => [name, day[name]])) as Record<PrayerName, string>

function hijriDayOf(date: CivilDate, adjustment: number | undefined): HijriDay | undefined {
  try {
    const { year, month, day } = hijriDate(date, adjustment)
    return { year, month, day }
  } catch (error) {
    if (error instanceof AppError && error.code === 'hijri_out_of_range') return undefined
    throw error
  }
}

function daysOf(year: number, month: number | undefined): readonly CivilDate[] {
  const first = { year, month: month ?? 1, day: 1 }
  const after =
    month === undefined || month === 12 ? { year: year + 1, month: 1 } : { year, month: month + 1 }
  const count = dayNumber({ ...after, day: 1 }) - dayNumber(first)
  return Array.from({ length: count }, (_, index) => addDays(first, index))
}
