import type { Day } from './day.ts'

/** What one day did to a debt of worship: how many were missed, and how many earlier ones were made up. */
export interface MakeUpChange {
  readonly day: Day
  readonly missed?: number
  readonly madeUp?: number
}

/**
 * What is owed after all changes, day by day from `start`. Nobody makes up more than is owed: what is too many on a day
 * is not kept for later ones. On a day the missed come first.
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
