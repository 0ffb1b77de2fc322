import { civilDateOfDayNumber, dayNumber, formatCivilDate, parseCivilDate } from '#shared/core/civil-date.ts'
import { escaped } from '#shared/core/file-fault.ts'
import { type PrayerName, prayerNames } from '../prayer-names.ts'
import { meanNoon } from '../solar-day-number.ts'
import { instantsOfDay } from './instants-of-day.ts'
import type { TableDay } from './official-table.ts'
import type { TableColumn } from './table-columns.ts'
import type { TableFault } from './table-problem.ts'

/** A day as printed in a table: clock times `HH:MM`; an Isha before noon is after midnight. */
export interface PrintedTimes extends Readonly<Record<PrayerName, string>> {
  /** `YYYY-MM-DD` */
  readonly date: string
  readonly asrHanafi?: string
}

/** The place and zone of the times. */
export interface TableGround {
  readonly longitude: number
  readonly timeZone: string
}

const MINUTES_PER_DAY = 1440
const MS_PER_MINUTE = 60_000
/**
 * The sun's noon differs from mean noon by up to 17 minutes, and tables add a few; a wrong zone or season is
 * an hour.
 */
const FROM_NOON_MINUTES = 40

/** The instants of a printed day. Throws `RangeError` for values that {@link checkedDay} would reject. */
export function tableDay(printed: PrintedTimes, timeZone: string): { day: number; value: TableDay } {
  const date = parseCivilDate(printed.date)
  const minutes = date && minutesOf(printed)
  const value = date && minutes && inZone(minutes, dayNumber(date), timeZone)
  if (!date || !value) throw new RangeError(`${printed.date} is not a day of a timetable.`)
  return { day: dayNumber(date), value }
}

/** A row's times, or every mistake in it. */
export function checkedDay(
  values: Readonly<Partial<Record<TableColumn, string>>>,
  day: number,
  { longitude, timeZone }: TableGround,
): { printed?: PrintedTimes; instants?: TableDay; faults: readonly TableFault[] } {
  const columns = values.asrHanafi ? ([...prayerNames, 'asrHanafi'] as const) : prayerNames
  const clocks = columns.map((name) => [name, clockOf(values[name] ?? '')] as const)
  const unread = clocks.filter(([, clock]) => clock === undefined)
  if (unread.length > 0) return { faults: unread.map(([name]) => notAClock(name, values[name])) }
  const printed = {
    date: formatCivilDate(civilDateOfDayNumber(day)),
    ...Object.fromEntries(clocks),
  } as PrintedTimes
  const minutes = minutesOf(printed)
  if (!minutes) return { faults: [outOfOrder(printed)] }
  const instants = inZone(minutes, day, timeZone)
  if (!instants) return { faults: [{ code: 'skipped_time', values: { zone: timeZone } }] }
  const fromNoon = minutesFromNoon(instants.times.dhuhr, meanNoon(day, longitude))
  if (Math.abs(fromNoon) > FROM_NOON_MINUTES) {
    const values = { column: 'dhuhr', value: printed.dhuhr, minutes: Math.abs(fromNoon) }
    return { faults: [{ code: fromNoon > 0 ? 'after_noon' : 'before_noon', values }] }
  }
  return { printed, instants, faults: [] }
}

/**
 * Minutes from the nearest noon; if zone and meridian are on different sides of the date line, that of
 * another day.
 */
function minutesFromNoon(dhuhr: number, noon: number): number {
  const minutes = Math.round((dhuhr - noon) / MS_PER_MINUTE)
  return minutes - Math.round(minutes / MINUTES_PER_DAY) * MINUTES_PER_DAY
}

/** `HH:MM` of a clock time in the spellings of files: `5:12`, `05:12`, `05:12:00`. */
function clockOf(text: string): string | undefined {
  const match = /^(\d{1,2}):(\d{2})(?::00)?$/.exec(text.trim())
  if (!match || Number(match[1]) > 23 || Number(match[2]) > 59) return undefined
  return `${String(Number(match[1])).padStart(2, '0')}:${match[2]}`
}

const notAClock = (column: string, value: string | undefined): TableFault =>
  value
    ? { code: 'not_a_time', values: { column, value: escaped(value) } }
    : { code: 'missing_time', values: { column } }

function outOfOrder(printed: PrintedTimes): TableFault {
  const wrong = prayerNames.find(
    (name, index) => index > 0 && printed[name] <= printed[prayerNames[index - 1] ?? name],
  )
  const column = wrong ?? 'asrHanafi'
  return { code: 'time_order', values: { column, value: printed[column] ?? '' } }
}

interface PrintedMinutes {
  readonly times: Readonly<Record<PrayerName, number>>
  readonly asrHanafi?: number
}

/** Minutes since the day's midnight, in order; `undefined` if they are out of order. */
function minutesOf(printed: PrintedTimes): PrintedMinutes | undefined {
  const since = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3))
  const times = Object.fromEntries(prayerNames.map((name) => [name, since(printed[name])]))
  const { asr = 0, maghrib = 0, isha = 0 } = times
  if (isha <= maghrib && isha < MINUTES_PER_DAY / 2) times.isha = isha + MINUTES_PER_DAY
  const row = prayerNames.map((name) => times[name] ?? Number.NaN)
  if (!row.every((minute, index) => index === 0 || minute > Number(row[index - 1]))) return undefined
  const hanafi = printed.asrHanafi === undefined ? undefined : since(printed.asrHanafi)
  if (hanafi !== undefined && (hanafi < asr || hanafi >= maghrib)) return undefined
  return {
    times: times as Record<PrayerName, number>,
    ...(hanafi !== undefined && { asrHanafi: hanafi }),
  }
}

function inZone({ times, asrHanafi }: PrintedMinutes, day: number, timeZone: string): TableDay | undefined {
  const instantOf = instantsOfDay(timeZone, day)
  const instants = prayerNames.map((name) => [name, instantOf(times[name])] as const)
  const hanafi = asrHanafi === undefined ? undefined : instantOf(asrHanafi)
  if (instants.some(([, instant]) => instant === undefined)) return undefined
  return {
    times: Object.fromEntries(instants) as Record<PrayerName, number>,
    ...(hanafi !== undefined && { asrHanafi: hanafi }),
  }
}
