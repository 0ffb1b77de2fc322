import { countOfDay, type Day, dayOfCount } from '#shared/core/day-count.ts'
import type { RestDays } from '#shared/core/rest-days.ts'
import { type Streak, streakOf } from '#shared/core/streak.ts'
import type { LogDays } from './log-days.ts'
import { isOnTime, isPrayed, loggedPrayers, type PrayerState } from './prayer-entry.ts'

export interface LogStreaks {
  /** Days on which all five were prayed, whenever. */
  readonly prayed: Streak
  /** Days on which all five were prayed in their time. */
  readonly onTime: Streak
}

/** Days in a row; excused days are passed over, and today may still be to come. */
export function logStreaks(
  days: LogDays,
  { today, excused }: { readonly today: Day; readonly excused: RestDays },
): LogStreaks {
  const streak = (good: (state: PrayerState | undefined) => boolean) =>
    streakOf(daysOfAllFive(days, good).map(countOfDay), {
      now: countOfDay(today),
      excused: (day) => excused(dayOfCount(day)),
    })
  return { prayed: streak(isPrayed), onTime: streak(isOnTime) }
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
