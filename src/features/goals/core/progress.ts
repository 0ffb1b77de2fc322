import { type Day, dayNumberOf, dayOfNumber } from '#shared/core/day.ts'
import { weekOf } from '#shared/core/month-weeks.ts'
import type { RestDays } from '#shared/core/rest-days.ts'
import { type Streak, streakOf } from '#shared/core/streak.ts'
import { type Amounts, dayReached, sumBetween } from './amounts.ts'
import type { Goal } from './goal.ts'

export interface Span {
  readonly first: Day
  readonly last: Day
}

/** The progress of a goal in the period that contains `today`. */
export interface GoalProgress {
  readonly done: number
  readonly target: number
  /** 0–1 */
  readonly share: number
  /** The day on which the target was reached; `undefined` while it is not. */
  readonly metOn: Day | undefined
  readonly span: Span
  /** Days left in the period, including today; 0 when it is over. */
  readonly daysLeft: number
}

/** The period of a goal that contains `day`; weeks begin on `firstWeekday` (1 is Monday). */
export function spanOf({ period, from, by }: Goal, day: Day, firstWeekday: number): Span {
  if (period === 'date') return { first: from, last: by ?? from }
  if (period === 'day') return { first: day, last: day }
  const week = weekOf(day, firstWeekday)
  return { first: week[0] ?? day, last: week[6] ?? day }
}

/** The first day of the periods of all `goals` that contain `today`; today without goals. */
export const firstCounted = (goals: readonly Goal[], today: Day, firstWeekday: number): Day =>
  [today, ...goals.map((goal) => spanOf(goal, today, firstWeekday).first)].sort()[0] ?? today

export function progressOf(
  goal: Goal,
  amounts: Amounts,
  { today, firstWeekday }: { readonly today: Day; readonly firstWeekday: number },
): GoalProgress {
  const span = spanOf(goal, today, firstWeekday)
  const done = sumBetween(amounts, span.first, span.last)
  return {
    done,
    target: goal.target,
    share: Math.min(1, done / goal.target),
    metOn: dayReached(amounts, goal.target, span.first, span.last),
    span,
    daysLeft: Math.max(0, dayNumberOf(span.last) - dayNumberOf(today) + 1),
  }
}

/**
 * The current streak of days or weeks in which the goal was reached. A rest day is skipped, and so is a week
 * with one. Goals with a date have no streak.
 */
export function goalStreak(
  goal: Goal,
  amounts: Amounts,
  options: { readonly today: Day; readonly excused: RestDays; readonly firstWeekday: number },
): Streak {
  const { today, excused, firstWeekday } = options
  if (goal.period === 'date') return { current: 0, best: 0 }
  if (goal.period === 'day') {
    const done = [...amounts].flatMap(([day, amount]) => (amount >= goal.target ? [dayNumberOf(day)] : []))
    return streakOf(done, { now: dayNumberOf(today), excused: (day) => excused(dayOfNumber(day)) })
  }
  const sums = new Map<number, number>()
  for (const [day, amount] of amounts) {
    const week = weekNumber(day, firstWeekday)
    sums.set(week, (sums.get(week) ?? 0) + amount)
  }
  const done = [...sums].flatMap(([week, sum]) => (sum >= goal.target ? [week] : []))
  return streakOf(done, {
    now: weekNumber(today, firstWeekday),
    excused: (week) => daysOfWeek(week, firstWeekday).some(excused),
  })
}

/** Consecutive numbers of weeks; 1 January 1970 was a Thursday, the fourth day of a week from Monday. */
const weekNumber = (day: Day, firstWeekday: number) => Math.floor((dayNumberOf(day) + 4 - firstWeekday) / 7)

const daysOfWeek = (week: number, firstWeekday: number) =>
  Array.from({ length: 7 }, (_, index) => dayOfNumber(week * 7 - 4 + firstWeekday + index))
