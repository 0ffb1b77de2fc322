import { thingsOf } from '#shared/web/own-things/things-of.ts'
import { fastEntryIn } from '../core/fast-entry.ts'
import { fastsOwedStartIn } from '../core/owed-fasts.ts'

/** What the person wrote down about fasting, by day. */
export const fastLog = thingsOf('fast-log', fastEntryIn)

/** Fasts from before the log; one thing. */
export const fastStarts = thingsOf('fast-owed', fastsOwedStartIn)
export const FASTS_START = 'start'
