import type { Day } from './day.ts'

/**
 * The change of one day to the number of prayers or fasts to make up: how many were missed, and how many were
 * made up.
 */
export interface MakeUpChange {
  readonly day: Day
  readonly missed?: number
  readonly madeUp?: number
}

/**
 * The number to make up after all changes, day by day from `start`. Made-up ones beyond that number are not
 * carried over to later days. On each day, missed ones count first.
 */
export function makeUpAfter(start: number, changes: readonly MakeUpChange[]): number {
  const byDay = new Map<Day, { missed: number; madeUp: number }>()
  for (const { day, missed = 0, madeUp = 0 } of changes) {
    const known = byDay.get(day) ?? { missed: 0, madeUp: 0 }
    byDay.set(day, { missed: known.missed + missed, madeUp: known.madeUp + madeUp })
  }
  return [...byDay]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .reduce((owed, [, { missed, madeUp }]) => Math.max(0, owed + missed - Math.max(0, madeUp)), start)
}
