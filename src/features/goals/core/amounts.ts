import { type Day, isDay } from '#shared/core/day.ts'
import type { Measure, NamedGoal } from './goal.ts'

/** The amount of a day. */
export type Amounts = ReadonlyMap<Day, number>

/** Amounts of a measure that other parts of Rafiq count. */
export type Sources = Readonly<Partial<Record<Measure, Amounts>>>

/** `2026-11-21/<goal>` */
export const countId = (day: Day, goalId: string): string => `${day}/${goalId}`

/** A goal's amounts by day: counted by Rafiq plus added by hand, never below zero. */
export function amountsOf(goal: NamedGoal, sources: Sources, byHand: ReadonlyMap<string, number>): Amounts {
  const amounts = new Map(sources[goal.measure])
  for (const [id, count] of byHand) {
    if (!id.endsWith(goal.id)) continue
    const day = id.slice(0, id.indexOf('/'))
    if (id === countId(day, goal.id) && isDay(day)) amounts.set(day, (amounts.get(day) ?? 0) + count)
  }
  for (const [day, amount] of amounts) if (amount <= 0) amounts.delete(day)
  return amounts
}

/** The day between `first` and `last` on which the sum reached `target`; `undefined` if it has not. */
export function dayReached(amounts: Amounts, target: number, first: Day, last: Day): Day | undefined {
  let sum = 0
  for (const day of [...amounts.keys()].sort()) {
    if (day < first || day > last) continue
    sum += amounts.get(day) ?? 0
    if (sum >= target) return day
  }
  return undefined
}

/** The sum of the days from `first` to `last`, both included. */
export function sumBetween(amounts: Amounts, first: Day, last: Day): number {
  let sum = 0
  for (const [day, amount] of amounts) if (first <= day && day <= last) sum += amount
  return sum
}
