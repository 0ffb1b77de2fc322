import { isDay } from '#shared/core/day.ts'
import { recordType } from '#shared/core/user-data/record-type.ts'
import { type FastEntry, fastStates } from './fast-entry.ts'

/** More than a hundred Ramadans. */
export const MOST_FASTS = 4000

/** Entries for fasts, by day. */
export const fastLogRecords = recordType<FastEntry>({
  name: 'fast-log',
  merge: 'whole',
  privacy: 'private',
  isId: isDay,
  schema: (s) => s.object({ state: s.oneOf(fastStates) }),
})

/** Fasts to make up from before the log; one record. */
export const fastStartRecords = recordType<{ readonly fasts: number }>({
  name: 'fast-owed',
  merge: 'whole',
  privacy: 'private',
  partOf: 'fast-log',
  schema: (s) => s.object({ fasts: s.whole(0, MOST_FASTS) }),
})
