import { countsOf, recordsOf } from '#shared/web/user-data/records.ts'
import { seenIn } from '../core/achievements.ts'
import { goalIn } from '../core/goal.ts'

export const keptGoals = recordsOf('goal', goalIn)

/** What was added to goals by hand, by day and goal. */
export const goalCounts = countsOf('goal-count')

/** When achievements were first seen, by their ids. */
export const seenAchievements = recordsOf('achievement', seenIn)
