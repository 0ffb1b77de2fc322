import { records } from '#shared/web/user-data/records.ts'
import { fastLogRecords, fastStartRecords } from '../core/fasts.records.ts'

/** The person's fasting log, by day. */
export const fastLog = records(fastLogRecords)

/** Fasts from before the log; one record. */
export const fastStarts = records(fastStartRecords)
export const FASTS_START = 'start'
