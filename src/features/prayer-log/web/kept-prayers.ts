import { countsOf, recordsOf } from '#shared/web/user-data/records.ts'
import { type LogDays, logDays } from '../core/log-days.ts'
import { owedStartIn } from '../core/owed-start.ts'
import { type PrayerLog, prayerEntryIn } from '../core/prayer-entry.ts'

/** What the person wrote down, by day and prayer. */
export const prayerLog = recordsOf('prayer-log', prayerEntryIn)

let seen: PrayerLog | undefined
let days: LogDays = new Map()

/** The log by days. Every part of a page asks for the same, and there may be thousands. */
export function daysOf(log: PrayerLog): LogDays {
  if (log !== seen) {
    seen = log
    days = logDays(log)
  }
  return days
}

/** Earlier prayers that were made up, by the day on which that was done and prayer. */
export const madeUpCounts = countsOf('made-up-count')

/** The balance from before the log; one thing. */
export const owedStarts = recordsOf('prayer-owed', owedStartIn)
export const OWED_START = 'start'
