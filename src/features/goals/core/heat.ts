import { type Day, dayNumberOf, dayOfNumber } from '#shared/core/day.ts'
import { weekOf } from '#shared/core/month-weeks.ts'
import type { Amounts } from './amounts.ts'
import type { Goal } from './goal.ts'

export interface GoalAmounts {
  readonly goal: Goal
  readonly amounts: Amounts
}

/** Nothing, a little, about half, most, all. */
export type HeatLevel = 0 | 1 | 2 | 3 | 4

const YEAR = 365
const WEEKS = 53

/** The weeks of the last 365 days up to `today`, each with seven entries; other days are `undefined`. */
export function yearWeeks(today: Day, firstWeekday: number): readonly (readonly (Day | undefined)[])[] {
  const last = dayNumberOf(today)
  const first = dayNumberOf(weekOf(today, firstWeekday)[0] ?? today) - (WEEKS - 1) * 7
  return Array.from({ length: WEEKS }, (_, week) =>
    Array.from({ length: 7 }, (_, weekday) => {
      const day = first + week * 7 + weekday
      return last - YEAR < day && day <= last ? dayOfNumber(day) : undefined
    }),
  )
}

/**
 * The share of a day's goals that was done, 0–1: the mean over goals that existed on that day or have an
 * amount for it. Targets of a week or by a date are divided evenly among their days.
 */
export function shareOn(day: Day, goals: readonly GoalAmounts[]): number {
  const running = goals.filter(
    ({ goal, amounts }) =>
      amounts.has(day) ||
      (goal.from <= day &&
        day <= (goal.by ?? day) &&
        (goal.archivedOn === undefined || day < goal.archivedOn)),
  )
  if (running.length === 0) return 0
  const shares = running.map(({ goal, amounts }) => Math.min(1, (amounts.get(day) ?? 0) / dailyTarget(goal)))
  return shares.reduce((sum, share) => sum + share, 0) / running.length
}

function dailyTarget({ period, target, from, by }: Goal): number {
  if (period === 'day') return target
  if (period === 'week') return target / 7
  return target / (dayNumberOf(by ?? from) - dayNumberOf(from) + 1)
}

export function heatLevel(share: number): HeatLevel {
  if (share <= 0) return 0
  if (share >= 1) return 4
  return share < 1 / 3 ? 1 : share < 2 / 3 ? 2 : 3
}
