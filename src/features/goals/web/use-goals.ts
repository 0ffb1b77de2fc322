import { useMemo } from 'react'
import type { Day } from '#shared/core/day.ts'
import { type RestDays, restDays } from '#shared/core/rest-days.ts'
import type { Streak } from '#shared/core/streak.ts'
import { firstWeekday } from '#shared/web/i18n/week.ts'
import { restPeriods } from '#shared/web/user-data/rest-periods.ts'
import { type Amounts, amountsOf, type Sources } from '../core/amounts.ts'
import { activeGoals, archivedGoals, type NamedGoal } from '../core/goal.ts'
import { firstCounted, type GoalProgress, goalStreak, progressOf } from '../core/progress.ts'
import { goalCounts, goalsById } from './saved-goals.ts'

export interface GoalToday {
  readonly goal: NamedGoal
  readonly amounts: Amounts
  readonly progress: GoalProgress
  /** Available when everything is loaded. */
  readonly streak?: Streak
}

export interface KnownGoals {
  readonly active: readonly GoalToday[]
  readonly archived: readonly GoalToday[]
  readonly byHand: ReadonlyMap<string, number>
  readonly excused: RestDays
}

/** The current goals with the amounts since the day `from` (`''` for all); `undefined` while loading. */
export function useGoals(
  sources: Sources | undefined,
  from: Day | '' | undefined,
  today: Day,
): KnownGoals | undefined {
  const goals = goalsById.use()
  const byHand = goalCounts.useFrom(from)
  const resting = restPeriods.use()
  return useMemo(() => {
    if (!goals || !byHand || !resting || !sources) return undefined
    const excused = restDays(resting.values(), today)
    const weekBegins = firstWeekday()
    const standing = (goal: NamedGoal): GoalToday => {
      const amounts = amountsOf(goal, sources, byHand)
      return {
        goal,
        amounts,
        progress: progressOf(goal, amounts, { today, firstWeekday: weekBegins }),
        ...(from === '' && {
          streak: goalStreak(goal, amounts, { today, excused, firstWeekday: weekBegins }),
        }),
      }
    }
    return {
      active: activeGoals(goals).map(standing),
      archived: archivedGoals(goals).map(standing),
      byHand,
      excused,
    }
  }, [goals, byHand, resting, sources, from, today])
}

/** The first day that counts for the progress of the current goals; `undefined` while loading. */
export function useFirstCounted(today: Day): Day | undefined {
  const goals = goalsById.use()
  return goals && firstCounted(activeGoals(goals), today, firstWeekday())
}
