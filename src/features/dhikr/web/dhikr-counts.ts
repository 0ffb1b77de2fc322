import type { Day } from '#shared/core/day.ts'
import { useToday } from '#shared/web/use-today.ts'
import { counters } from '#shared/web/user-data/records.ts'
import { type DayCount, parseDayCounts, totalsBy } from '../core/day-counts.ts'
import { dhikrCountRecords } from '../core/dhikr.records.ts'

/** The counts by day and preset; devices add to them. */
export const dhikrCounts = counters(dhikrCountRecords)

let parsedFrom: ReadonlyMap<string, number> | undefined
let parsed: readonly DayCount[] = []

/** The counts since the day `from`, perhaps with earlier ones; `undefined` while they are being read. */
export function useDayCounts(from: Day | '' | undefined): readonly DayCount[] | undefined {
  const stored = dhikrCounts.useFrom(from)
  if (!stored) return undefined
  // Every part of the page asks for the same.
  if (stored !== parsedFrom) {
    parsedFrom = stored
    parsed = parseDayCounts(stored)
  }
  return parsed
}

/** Today’s counts by preset. */
export function useTapsToday(): ReadonlyMap<string, number> {
  const day = useToday()
  const counts = useDayCounts(day) ?? []
  return totalsBy(
    counts.filter((count) => count.day === day),
    ({ preset }) => preset,
  )
}
