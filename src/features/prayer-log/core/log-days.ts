import type { Day } from '#shared/core/day.ts'
import { type LoggedPrayer, type PrayerLog, type PrayerState, partsOfEntryId } from './prayer-entry.ts'

/** The prayers of one day of which something is written down. */
export type LoggedDay = Readonly<Partial<Record<LoggedPrayer, PrayerState>>>

export type LogDays = ReadonlyMap<Day, LoggedDay>

/** The log by days, those with an entry alone. */
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
