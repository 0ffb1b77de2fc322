import { type KnownGoals, useFirstCounted, useGoals } from '#features/goals/web/use-goals.ts'
import type { Day } from '#shared/core/day-count.ts'
import { useCounted } from './use-counted.ts'

/** How far the goals are today, without their streaks; `undefined` until the device has read what that takes. */
export function useGoalsToday(today: Day): KnownGoals | undefined {
  const from = useFirstCounted(today)
  return useGoals(useCounted(from)?.sources, from, today)
}
