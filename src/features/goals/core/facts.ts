import { type Day, dayNumberOf, dayOfNumber } from '#shared/core/day.ts'
import type { RestDays } from '#shared/core/rest-days.ts'
import { streakOf } from '#shared/core/streak.ts'
import { type Amounts, sumBetween } from './amounts.ts'
import type { GoalAmounts } from './heat.ts'

/** The numbers from the history that all achievements are based on. */
export interface Facts {
  /** Days on which something was done for a goal. */
  readonly days: number
  /** The longest streak of such days. */
  readonly row: number
  /** The number of returns after a week or more without any. */
  readonly returns: number
  readonly pages: number
  readonly minutes: number
  readonly dhikr: number
  readonly fasts: number
  readonly charity: number
  /** Days with all five prayers on time, and their longest streak. */
  readonly fullDays: number
  readonly fullRow: number
  /** Earlier prayers and fasts made up. */
  readonly madeUp: number
  /** Goals by a date that were reached in time. */
  readonly reached: number
}

export type Fact = keyof Facts

/** Amounts that other features count. */
export interface KnownTotals {
  readonly pages: Amounts
  readonly minutes: Amounts
  readonly dhikr: Amounts
  readonly fasts: Amounts
  readonly fullDays: readonly Day[]
  readonly madeUp: number
}

const LONG_PAUSE_DAYS = 7

export function factsOf(
  goals: readonly GoalAmounts[],
  known: KnownTotals,
  { today, excused: isRest }: { readonly today: Day; readonly excused: RestDays },
): Facts {
  const active = new Set(goals.flatMap(({ amounts }) => [...amounts.keys()].filter((day) => day <= today)))
  const numbers = [...active].map(dayNumberOf).sort((a, b) => a - b)
  const options = { now: dayNumberOf(today), excused: (day: number) => isRest(dayOfNumber(day)) }
  // Includes amounts added by hand; an amount that several goals share counts once.
  const most = (measure: string, amounts: Amounts) =>
    Math.floor(
      Math.max(
        totalOf(amounts),
        ...goals.map((each) => (each.goal.measure === measure ? totalOf(each.amounts) : 0)),
      ),
    )
  return {
    days: active.size,
    row: streakOf(numbers, options).best,
    returns: numbers.filter((day, index) => {
      const before = numbers[index - 1]
      return before !== undefined && day - before > LONG_PAUSE_DAYS
    }).length,
    pages: most('pages', known.pages),
    minutes: most('minutes', known.minutes),
    dhikr: most('dhikr', known.dhikr),
    fasts: most('fasts', known.fasts),
    charity: most('charity', new Map()),
    fullDays: known.fullDays.length,
    fullRow: streakOf(known.fullDays.map(dayNumberOf), options).best,
    madeUp: known.madeUp,
    reached: goals.filter(
      ({ goal, amounts }) => goal.by !== undefined && sumBetween(amounts, goal.from, goal.by) >= goal.target,
    ).length,
  }
}

const totalOf = (amounts: Amounts) => [...amounts.values()].reduce((sum, amount) => sum + amount, 0)
