import type { MethodComparison } from './compare-methods.ts'
import type { MethodName, Names } from './conventions.ts'
import type { OwnMinutes } from './own-minutes.ts'
import type { PrayerDay } from './prayer-day.ts'
import { type PrayerName, prayerNames } from './prayer-names.ts'

/** Times that a user copied from the timetable of their mosque: `HH:MM` in the place's time zone. */
export type MosqueTimes = Readonly<Partial<Record<PrayerName, string>>>

export interface MosqueDifference {
  readonly prayer: PrayerName
  /** Minutes by which the mosque's time is later than the calculated one; negative if earlier. */
  readonly later: number
  /** The user's minutes that would make both times equal. */
  readonly ownMinutes: number
}

const none: OwnMinutes = { fajr: 0, sunrise: 0, dhuhr: 0, asr: 0, maghrib: 0, isha: 0 }

/**
 * The differences between the mosque's times and the day's, for the entered ones. `own` are the minutes that
 * the user adds already; the day's times include them, unless they were left out.
 */
export function differencesFromMosque(
  day: PrayerDay,
  mosque: MosqueTimes,
  own: OwnMinutes = none,
): readonly MosqueDifference[] {
  const leftOut = day.notes.some(({ code }) => code === 'own_minutes_left_out')
  const added = leftOut ? none : own
  return prayerNames.flatMap((prayer) => {
    const given = mosque[prayer]
    if (!given) return []
    const later = minutesLater(given, day[prayer])
    return [{ prayer, later, ownMinutes: added[prayer] + later }]
  })
}

/** The user's minutes after adopting the mosque's times; those that were not compared stay. */
export function minutesOfMosque(
  differences: readonly MosqueDifference[],
  own: OwnMinutes = none,
): OwnMinutes {
  const changed = differences.map(({ prayer, ownMinutes }) => [prayer, ownMinutes])
  return { ...own, ...Object.fromEntries(changed) }
}

/** The method that is nearest to all of the mosque's times, and its largest difference in minutes. */
export function nearestMethod(
  methods: readonly MethodComparison[],
  mosque: MosqueTimes,
): { readonly method: MethodName; readonly name: Names; readonly most: number } | undefined {
  const given = prayerNames.filter((name) => mosque[name])
  if (given.length === 0) return undefined
  const distances = methods.map(({ method, name, times }) => {
    const minutes = given.map((name) => Math.abs(minutesLater(mosque[name] ?? '', times[name])))
    return { method, name, sum: minutes.reduce((sum, each) => sum + each, 0), most: Math.max(...minutes) }
  })
  return distances.reduce<(typeof distances)[number] | undefined>(
    (best, each) => (best === undefined || each.sum < best.sum ? each : best),
    undefined,
  )
}

const MINUTES_PER_DAY = 1440

/** From −720 to 719: the shorter way around the clock, across midnight if necessary. */
function minutesLater(time: string, than: string): number {
  const half = MINUTES_PER_DAY / 2
  const difference = minutesOf(time) - minutesOf(than) + half
  return (((difference % MINUTES_PER_DAY) + MINUTES_PER_DAY) % MINUTES_PER_DAY) - half
}

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))
