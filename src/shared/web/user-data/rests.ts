import { restIn } from '#shared/core/rest-days.ts'
import { recordsOf } from './records.ts'

/** The person's days of rest, the same ones for reading, dhikr, goals and prayers. They stay on this device at first. */
export const rests = recordsOf('rest', restIn)
