import { type KnownGoals, useFirstCounted, useGoals } from '#features/goals/web/use-goals.ts'
import type { Day } from '#shared/core/day.ts'
import { useGoalSources } from './use-goal-sources.ts'

/** The progress of today's goals, without streaks; `undefined` while loading. */
export function useGoalsToday(today: Day): KnownGoals | undefined {
  const from = useFirstCounted(today)
  return useGoals(useGoalSources(from)?.sources, from, today)
}
