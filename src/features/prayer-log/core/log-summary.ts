import type { Day } from '#shared/core/day.ts'
import type { LogDays } from './log-days.ts'
import { type LoggedPrayer, loggedPrayers, type PrayerState } from './prayer-entry.ts'

/** The number of prayers in each state; `open` are those without an entry. */
export type StateCounts = Readonly<Record<PrayerState | 'open', number>>

const none: StateCounts = { congregation: 0, onTime: 0, late: 0, missed: 0, madeUp: 0, open: 0 }

/**
 * The states of each prayer over some days. An excused prayer (on a rest day or in the future) is not open;
 * it counts if it was prayed, but not if it is marked as missed.
 */
export function summaryOf(
  days: LogDays,
  span: readonly Day[],
  excused: (day: Day, prayer: LoggedPrayer) => boolean,
): Readonly<Record<LoggedPrayer, StateCounts>> {
  const countsOf = (prayer: LoggedPrayer) => {
    const counts = { ...none }
    for (const day of span) {
      const state = days.get(day)?.[prayer]
      if (excused(day, prayer) && (state === undefined || state === 'missed')) continue
      counts[state ?? 'open']++
    }
    return counts
  }
  return Object.fromEntries(loggedPrayers.map((prayer) => [prayer, countsOf(prayer)])) as Record<
    LoggedPrayer,
    StateCounts
  >
}

/** All five prayers together. */
export function totalOf(summary: Readonly<Record<LoggedPrayer, StateCounts>>): StateCounts {
  return loggedPrayers.reduce((sum, prayer) => addedCounts(sum, summary[prayer]), none)
}

const addedCounts = (a: StateCounts, b: StateCounts): StateCounts => ({
  congregation: a.congregation + b.congregation,
  onTime: a.onTime + b.onTime,
  late: a.late + b.late,
  missed: a.missed + b.missed,
  madeUp: a.madeUp + b.madeUp,
  open: a.open + b.open,
})
