import type { PrayerDay } from './prayer-day.ts'
import { type PrayerName, prayerNames } from './prayer-names.ts'

/** The current prayer. */
export interface RunningPrayer {
  readonly prayer: Exclude<PrayerName, 'sunrise'>
  readonly since: Date
  /** The end of its time: for Fajr sunrise, for Isha the next Fajr, for others the next prayer. */
  readonly until: Date
  readonly msLeft: number
}

/** The next event of the day. Sunrise is one, because it ends Fajr. */
export interface NextTime {
  readonly prayer: PrayerName
  readonly at: Date
  readonly msUntil: number
}

export interface PrayerMoment {
  /** The prayer to highlight: one that began within the last 60 minutes. */
  readonly current?: RunningPrayer['prayer']
  /** The current prayer; none between sunrise and Dhuhr. */
  readonly running?: RunningPrayer
  readonly next: NextTime
}

/** How long a prayer is highlighted from its start (specification, section 9). */
const CURRENT_MS = 60 * 60_000

/**
 * The current and next prayer at `now`. Before the day's Fajr the previous Isha is current; after its Isha
 * the next day's Fajr is next. For an instant after the next day's Fajr, pass that day.
 */
export function prayerMoment(day: PrayerDay, now: Date): PrayerMoment {
  const marks = marksOf(day)
  const nextIndex = marks.findIndex(({ at }) => at > now)
  const next = marks[nextIndex] ?? marks[marks.length - 1]
  const last = marks[(nextIndex === -1 ? marks.length : nextIndex) - 1]
  if (!next) throw new RangeError('A day has times.')
  const upcoming = { prayer: next.name, at: next.at, msUntil: Math.max(0, next.at.getTime() - now.getTime()) }
  if (!last || last.name === 'sunrise' || nextIndex === -1) return { next: upcoming }
  const running = {
    prayer: last.name,
    since: last.at,
    until: next.at,
    msLeft: next.at.getTime() - now.getTime(),
  }
  const isCurrent = now.getTime() - last.at.getTime() < CURRENT_MS
  return { ...(isCurrent && { current: last.name }), running, next: upcoming }
}

interface Mark {
  readonly name: PrayerName
  readonly at: Date
}

/** Last night's Maghrib and Isha, the day's times, and the next day's Fajr and sunrise. */
function marksOf({ instants, nextDay, ...previous }: PrayerDay): readonly Mark[] {
  return [
    { name: 'maghrib', at: new Date(previous.previousMaghribInstant) },
    { name: 'isha', at: new Date(previous.previousIshaInstant) },
    ...prayerNames.map((name) => ({ name, at: new Date(instants[name]) })),
    { name: 'fajr', at: new Date(nextDay.fajrInstant) },
    { name: 'sunrise', at: new Date(nextDay.sunriseInstant) },
  ]
}
