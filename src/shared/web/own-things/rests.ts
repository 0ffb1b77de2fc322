import { restIn } from '#shared/core/rest-days.ts'
import { thingsOf } from './things-of.ts'

/** The person's days of rest, the same ones for reading, dhikr, goals and prayers. They stay on this device at first. */
export const rests = thingsOf('rest', restIn)
