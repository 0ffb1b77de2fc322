import { recordType } from '#shared/core/user-data/record-type.ts'
import type * as Schemas from '#shared/core/user-data/schemas.ts'
import type { LastPlace } from './last-place/last-place.ts'
import { surahCount, verseCount } from './verse-counts.ts'

const LONGEST_SURAH = 286

const placeSchema = (s: typeof Schemas) =>
  s.where(
    s.object({ surah: s.whole(1, surahCount), verse: s.whole(1, LONGEST_SURAH), at: s.instant() }),
    ({ surah, verse }) => verse <= verseCount(surah),
  )

/** The user's last place; there is one record. */
export const lastPlaceRecords = recordType<LastPlace>({
  name: 'last-place',
  merge: 'whole',
  privacy: 'private',
  schema: placeSchema,
})

/** The user's place in each of the surahs read last; the id is the surah's number. */
export const readingPlaceRecords = recordType<LastPlace>({
  name: 'reading-place',
  merge: 'whole',
  privacy: 'private',
  schema: placeSchema,
})
