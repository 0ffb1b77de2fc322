import { currentStreak } from '#shared/core/current-streak.ts'
import type { Day } from '#shared/core/day.ts'
import type { RestDays } from '#shared/core/rest-days.ts'
import type { LogDays } from './log-days.ts'
import { isOnTime, isPrayed, loggedPrayers, type PrayerState } from './prayer-entry.ts'

/** Days in a row up to today. */
export interface LogRows {
  /** On which all five were prayed, whenever. */
  readonly prayed: number
  /** On which all five were prayed in their time. */
  readonly onTime: number
}

/** The rows of days, from what is known of those since `from`; `longer` when they may have begun before. */
export function logRows(
  { days, excused }: { readonly days: LogDays; readonly excused: RestDays },
  { from, today }: { readonly from: Day | ''; readonly today: Day },
): LogRows | 'longer' {
  const row = (good: (state: PrayerState | undefined) => boolean) =>
    currentStreak(daysOfAllFive(days, good), { from, today, excused })
  const [prayed, onTime] = [row(isPrayed), row(isOnTime)]
  return prayed === 'longer' || onTime === 'longer' ? 'longer' : { prayed, onTime }
}

/** The days on which every one of the five prayers is `good`. */
export function daysOfAllFive(
  days: LogDays,
  good: (state: PrayerState | undefined) => boolean,
): readonly Day[] {
  return [...days].flatMap(([day, logged]) =>
    loggedPrayers.every((prayer) => good(logged[prayer])) ? [day] : [],
  )
}
