import { counters, records } from '#shared/web/user-data/records.ts'
import { type LogDays, logDays } from '../core/log-days.ts'
import type { PrayerLog } from '../core/prayer-entry.ts'
import { madeUpRecords, makeUpStartRecords, prayerLogRecords } from '../core/prayer-log.records.ts'

/** What the person wrote down, by day and prayer. */
export const prayerLog = records(prayerLogRecords)

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
export const madeUpCounts = counters(madeUpRecords)

/** The balance from before the log; one record. */
export const makeUpStarts = records(makeUpStartRecords)
export const MAKE_UP_START = 'start'
