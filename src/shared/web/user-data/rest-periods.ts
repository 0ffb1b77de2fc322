import { restRecords } from '#shared/core/rest-days.records.ts'
import { records } from './records.ts'

/** The person's days of rest, the same ones for reading, dhikr, goals and prayers. */
export const restPeriods = records(restRecords)
