import { currentStreak } from '#shared/core/current-streak.ts'
import type { Day } from '#shared/core/day.ts'
import type { RestDays } from '#shared/core/rest-days.ts'
import type { LogDays } from './log-days.ts'
import { isOnTime, isPrayed, loggedPrayers, type PrayerState } from './prayer-entry.ts'

/** Streaks in days, up to today. */
export interface LogRows {
  /** Days on which all five were prayed, on time or later. */
  readonly prayed: number
  /** Days on which all five were prayed on time. */
  readonly onTime: number
}

/** The streaks from the days since `from`; `longer` if they may have begun earlier. */
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
