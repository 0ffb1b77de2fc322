import type { Day } from '#shared/core/day.ts'
import { type LoggedPrayer, type PrayerLog, type PrayerState, partsOfEntryId } from './prayer-entry.ts'

/** The logged prayers of one day. */
export type LoggedDay = Readonly<Partial<Record<LoggedPrayer, PrayerState>>>

export type LogDays = ReadonlyMap<Day, LoggedDay>

/** The log by day, without days that have no entry. */
export function logDays(log: PrayerLog): LogDays {
  const days = new Map<Day, Partial<Record<LoggedPrayer, PrayerState>>>()
  for (const [id, { state }] of log) {
    const parts = partsOfEntryId(id)
    if (!parts) continue
    const day = days.get(parts.day) ?? {}
    day[parts.prayer] = state
    days.set(parts.day, day)
  }
  return days
}
