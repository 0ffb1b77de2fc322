import { recordType } from '#shared/core/user-data/record-type.ts'
import { adhkarTimes } from './adhkar-moment.ts'
import type { SaidDuas } from './adhkar-session.ts'

/** Counts of the morning and of the evening adhkar, and of any dua on a civil day. */
export const saidOccasions = [...adhkarTimes, 'day'] as const
export type SaidOccasion = (typeof saidOccasions)[number]

const LONGEST_ID = 100
const MOST_TIMES = 1000

/** How often each dua was said, one record for each occasion. A new day replaces the one before. */
export const saidDuasRecords = recordType<SaidDuas>({
  name: 'said-duas',
  merge: 'whole',
  privacy: 'private',
  isId: (id) => saidOccasions.some((occasion) => occasion === id),
  schema: (s) =>
    s.object({
      day: s.day(),
      counts: s.record(s.text(LONGEST_ID), s.whole(1, MOST_TIMES)),
      at: s.lenient(s.whole(0, MOST_TIMES)),
    }),
})
