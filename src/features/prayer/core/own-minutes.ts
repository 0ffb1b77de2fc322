import type { OrderedDayTimes } from './polar-day.ts'
import { type PrayerName, prayerNames } from './prayer-names.ts'

/** Minutes that a user adds to each time to match the timetable of their mosque. */
export type OwnMinutes = Readonly<Record<PrayerName, number>>

const MS_PER_MINUTE = 60_000

export interface DayWithOwnMinutes extends OrderedDayTimes {
  /** True if the user's minutes were not added because the times would have been out of order. */
  readonly minutesLeftOut?: boolean
}

/**
 * A day's times with the user's minutes, or without them if the times would be out of order, from the
 * previous Isha to the next Fajr, with or without their own minutes.
 */
export function withOwnMinutes(
  timesOf: (day: number) => OrderedDayTimes,
  day: number,
  minutes: OwnMinutes,
): DayWithOwnMinutes {
  const own = timesOf(day)
  const later = (name: PrayerName, { times }: OrderedDayTimes) => times[name] + minutes[name] * MS_PER_MINUTE
  const [before, after] = [timesOf(day - 1), timesOf(day + 1)]
  const times = Object.fromEntries(prayerNames.map((name) => [name, later(name, own)]))
  const inOrder = [
    Math.max(before.times.isha, later('isha', before)),
    ...Object.values(times),
    Math.min(after.times.fajr, later('fajr', after)),
  ].every((instant, index, all) => index === 0 || instant > Number(all[index - 1]))
  if (!inOrder) return { ...own, minutesLeftOut: true }
  return { ...own, times: times as OrderedDayTimes['times'] }
}
