import { type KnownGoals, useFirstCounted, useGoals } from '#features/goals/web/use-goals.ts'
import type { Day } from '#shared/core/day.ts'
import { useGoalSources } from './use-goal-sources.ts'

/** How far the goals are today, without their streaks; `undefined` until the device has read what that takes. */
export function useGoalsToday(today: Day): KnownGoals | undefined {
  const from = useFirstCounted(today)
  return useGoals(useGoalSources(from)?.sources, from, today)
}
