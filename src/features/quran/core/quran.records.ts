import { recordType } from '#shared/core/user-data/record-type.ts'
import type { LastPlace } from './last-place/last-place.ts'
import { surahCount, verseCount } from './verse-counts.ts'

const LONGEST_SURAH = 286

/** Where the person last read; one record. */
export const lastPlaceRecords = recordType<LastPlace>({
  name: 'last-place',
  merge: 'whole',
  privacy: 'private',
  schema: (s) =>
    s.where(
      s.object({ surah: s.whole(1, surahCount), verse: s.whole(1, LONGEST_SURAH), at: s.instant() }),
      ({ surah, verse }) => verse <= verseCount(surah),
    ),
})
