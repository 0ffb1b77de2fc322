import type { Day } from '#shared/core/day.ts'
import type { PlanProgress } from './plan-progress.ts'
import type { ReadingPlan } from './reading-log.ts'

/** After missed days: spread the rest over the remaining days, or keep the pace and move the end. */
export type Replanning = 'spread' | 'move'

/**
 * A new schedule from `today` for the unread verses. `spread` requires days before the planned end
 * (`progress.daysLeft`).
 */
export function replan(
  { schedule: { pace } }: ReadingPlan,
  { daysLeft, portionsLeft }: PlanProgress,
  how: Replanning,
  today: Day,
): ReadingPlan['schedule'] {
  if (how === 'spread') return { from: today, pace: { kind: 'days', days: Math.max(1, daysLeft) } }
  return {
    from: today,
    pace: pace.kind === 'amount' ? pace : { kind: 'days', days: Math.max(1, portionsLeft) },
  }
}
