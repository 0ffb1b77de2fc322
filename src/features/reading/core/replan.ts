import type { Day } from '#shared/core/day-count.ts'
import type { PlanProgress } from './plan-progress.ts'
import type { ReadingPlan } from './reading-log.ts'

/** After missed days: what is left is spread over the days that are left, or the pace is kept and the end moves. */
export type Replanning = 'spread' | 'move'

/**
 * The schedule that begins anew on `today`. What is left stays what it is: portions are cut of the unread verses.
 * `spread` needs days before the planned end (`progress.daysLeft`).
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
