import { restRecords } from '#shared/core/rest-days.records.ts'
import { records } from './records.ts'

/** The person's rest days, shared by reading, dhikr, goals and prayers. */
export const restPeriods = records(restRecords)
