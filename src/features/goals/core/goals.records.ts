import type { Day } from '#shared/core/day.ts'
import { recordType } from '#shared/core/user-data/record-type.ts'
import { type Goal, LONGEST_TEXT, MOST_TARGET, measures, periods } from './goal.ts'

export const goalRecords = recordType<Goal>({
  name: 'goal',
  merge: 'whole',
  privacy: 'private',
  schema: (s) =>
    s.where(
      s.object({
        measure: s.oneOf(measures),
        target: s.whole(1, MOST_TARGET),
        period: s.oneOf(periods),
        from: s.day(),
        by: s.lenient(s.day()),
        title: s.lenient(s.filledText(LONGEST_TEXT)),
        unit: s.lenient(s.filledText(LONGEST_TEXT)),
        order: s.withDefault(s.number(), 0),
        archivedOn: s.lenient(s.day()),
      }),
      ({ period, from, by }) => period !== 'date' || (by !== undefined && by >= from),
    ),
})

/** Amounts added to goals by hand, by day and goal. */
export const goalCountRecords = recordType<number>({
  name: 'goal-count',
  merge: 'counter',
  privacy: 'private',
  partOf: 'goal',
  schema: (s) => s.count(),
})

/** When achievements were first seen, by their ids. */
export const achievementRecords = recordType<{ readonly seenOn: Day }>({
  name: 'achievement',
  merge: 'whole',
  privacy: 'private',
  partOf: 'goal',
  schema: (s) => s.object({ seenOn: s.day() }),
})
