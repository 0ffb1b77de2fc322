import { verseTotal } from '#features/quran/core/index.ts'
import { recordType } from '#shared/core/user-data/record-type.ts'
import type * as Schemas from '#shared/core/user-data/schemas.ts'
import { planAims, type ReadingPlan, type ReadingSession } from './reading-log.ts'

/** The longest plausible plan and session. */
export const MOST_DAYS = 3650
export const MOST_SECONDS = 86_400
const LONGEST_ID = 200

const itsOwn = (s: typeof Schemas) => ({
  id: s.filledText(LONGEST_ID),
  createdAt: s.instantText(),
  updatedAt: s.instantText(),
})

const verseRange = (s: typeof Schemas) =>
  s.where(
    s.object({ first: s.whole(1, verseTotal), last: s.whole(1, verseTotal) }),
    ({ first, last }) => first <= last,
  )

/** A reading session: its time and the verses read. */
export const readingSessionRecords = recordType<ReadingSession>({
  name: 'reading-session',
  merge: 'whole',
  privacy: 'private',
  index: 'day',
  hasOwnId: true,
  schema: (s) =>
    s.object({
      ...itsOwn(s),
      planId: s.optional(s.filledText(LONGEST_ID)),
      day: s.day(),
      startedAt: s.instantText(),
      seconds: s.whole(0, MOST_SECONDS),
      range: s.optional(verseRange(s)),
    }),
})

export const readingPlanRecords = recordType<ReadingPlan>({
  name: 'reading-plan',
  merge: 'whole',
  privacy: 'private',
  partOf: 'reading-session',
  hasOwnId: true,
  schema: (s) =>
    s.object({
      ...itsOwn(s),
      aim: s.oneOf(planAims),
      range: verseRange(s),
      startedOn: s.day(),
      schedule: s.object({
        from: s.day(),
        pace: s.union([
          s.object({ kind: s.oneOf(['days']), days: s.whole(1, MOST_DAYS) }),
          s.object({
            kind: s.oneOf(['amount']),
            unit: s.oneOf(['juz', 'page']),
            amount: s.whole(1, verseTotal),
          }),
        ]),
      }),
    }),
})
