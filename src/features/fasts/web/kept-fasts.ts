import { recordsOf } from '#shared/web/user-data/records.ts'
import { fastEntryIn } from '../core/fast-entry.ts'
import { fastsOwedStartIn } from '../core/owed-fasts.ts'

/** What the person wrote down about fasting, by day. */
export const fastLog = recordsOf('fast-log', fastEntryIn)

/** Fasts from before the log; one thing. */
export const fastStarts = recordsOf('fast-owed', fastsOwedStartIn)
export const FASTS_START = 'start'
