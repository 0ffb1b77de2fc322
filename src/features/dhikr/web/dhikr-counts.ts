import type { Day } from '#shared/core/day-count.ts'
import { countsOf } from '#shared/web/own-things/things-of.ts'
import { type DayCount, dayCountsIn } from '../core/dhikr-days.ts'

/** What was counted, by day and preset; devices add to it. */
export const dhikrCounts = countsOf('dhikr-count')

let seen: ReadonlyMap<string, number> | undefined
let known: readonly DayCount[] = []

/** What was counted since the day `from`, and perhaps before, by day and preset; `undefined` until it was read. */
export function useDayCounts(from: Day | '' | undefined): readonly DayCount[] | undefined {
  const kept = dhikrCounts.useFrom(from)
  if (!kept) return undefined
  // Every part of the page asks for the same.
  if (kept !== seen) {
    seen = kept
    known = dayCountsIn(kept)
  }
  return known
}
