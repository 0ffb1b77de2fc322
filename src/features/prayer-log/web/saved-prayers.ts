import { counters, records } from '#shared/web/user-data/records.ts'
import { type LogDays, logDays } from '../core/log-days.ts'
import type { PrayerLog } from '../core/prayer-entry.ts'
import { madeUpRecords, makeUpStartRecords, prayerLogRecords } from '../core/prayer-log.records.ts'

/** The person's prayer log, by day and prayer. */
export const prayerLog = records(prayerLogRecords)

let seen: PrayerLog | undefined
let days: LogDays = new Map()

/** The log by day. Cached, because every part of a page needs it and there may be thousands of entries. */
export function daysOf(log: PrayerLog): LogDays {
  if (log !== seen) {
    seen = log
    days = logDays(log)
  }
  return days
}

/** Earlier prayers made up, by the day of making them up and prayer. */
export const madeUpCounts = counters(madeUpRecords)

/** Prayers to make up from before the log; one record. */
export const makeUpStarts = records(makeUpStartRecords)
export const MAKE_UP_START = 'start'
