import { recordType } from '#shared/core/user-data/record-type.ts'
import { type MakeUpStart, MOST_TO_MAKE_UP, makeUpPaces } from './make-up-start.ts'
import { type PrayerEntry, partsOfEntryId, prayerStates } from './prayer-entry.ts'

/** Entries for prayers, by day and prayer. */
export const prayerLogRecords = recordType<PrayerEntry>({
  name: 'prayer-log',
  merge: 'whole',
  privacy: 'private',
  isId: (id) => partsOfEntryId(id) !== undefined,
  schema: (s) => s.object({ state: s.oneOf(prayerStates) }),
})

/** Prayers to make up from before the log; one record. */
export const makeUpStartRecords = recordType<MakeUpStart>({
  name: 'prayer-owed',
  merge: 'whole',
  privacy: 'private',
  partOf: 'prayer-log',
  schema: (s) => {
    const owed = s.whole(0, MOST_TO_MAKE_UP)
    return s.object({
      prayers: s.object({ fajr: owed, dhuhr: owed, asr: owed, maghrib: owed, isha: owed }),
      pace: s.withDefault(s.oneOf(makeUpPaces), 1),
    })
  },
})

/** Earlier prayers made up, by the day of making them up and prayer. */
export const madeUpRecords = recordType<number>({
  name: 'made-up-count',
  merge: 'counter',
  privacy: 'private',
  partOf: 'prayer-log',
  schema: (s) => s.count(),
})
