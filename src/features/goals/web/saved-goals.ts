import { counters, records } from '#shared/web/user-data/records.ts'
import { achievementRecords, goalCountRecords, goalRecords } from '../core/goals.records.ts'

export const goalsById = records(goalRecords)

/** What was added to goals by hand, by day and goal. */
export const goalCounts = counters(goalCountRecords)

/** When achievements were first seen, by their ids. */
export const seenAchievements = records(achievementRecords)
