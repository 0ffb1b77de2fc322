import { countOfDay, type Day, dayOfCount, isDay } from '#shared/core/day-count.ts'
import type { RestDays } from '#shared/core/rest-days.ts'

/** What was counted of a preset on a day. */
export interface DayCount {
  readonly day: Day
  readonly preset: string
  readonly taps: number
}

export const countIdOf = (day: Day, preset: string): string => `${day}/${preset}`

/** The counts in what is kept by `countIdOf`; those that are no counts, or were corrected down to nothing, are left out. */
export function dayCountsIn(kept: ReadonlyMap<string, number>): readonly DayCount[] {
  return [...kept].flatMap(([id, taps]) => {
    const [, day, preset] = /^([^/]+)\/(.+)$/.exec(id) ?? []
    return preset && isDay(day) && taps > 0 ? [{ day, preset, taps }] : []
  })
}

export const sumOf = (counts: readonly DayCount[]): number => counts.reduce((sum, { taps }) => sum + taps, 0)

/** What was counted on each of the last `days` days up to `today`, the earliest first. */
export function lastDays(
  counts: readonly DayCount[],
  today: Day,
  days: number,
): readonly { readonly day: Day; readonly taps: number }[] {
  const byDay = totalsBy(counts, ({ day }) => day)
  return Array.from({ length: days }, (_, index) => {
    const day = dayOfCount(countOfDay(today) - days + 1 + index)
    return { day, taps: byDay.get(day) ?? 0 }
  })
}

/** The totals of what `of` names: days or presets. */
export function totalsBy(
  counts: readonly DayCount[],
  of: (count: DayCount) => string,
): ReadonlyMap<string, number> {
  const totals = new Map<string, number>()
  for (const count of counts) totals.set(of(count), (totals.get(of(count)) ?? 0) + count.taps)
  return totals
}

/** Days with dhikr that follow one another. Days of rest between them neither break the row nor lengthen it. */
export interface Rows {
  /** The row up to today, which may still be to come. */
  readonly current: number
  readonly longest: number
}

export function rowsOf(days: Iterable<Day>, isRest: RestDays, today: Day): Rows {
  const sorted = [...new Set(days)].sort()
  let row = 0
  let longest = 0
  let before: Day | undefined
  for (const day of sorted) {
    row = before !== undefined && onlyRestBetween(before, day, isRest) ? row + 1 : 1
    longest = Math.max(longest, row)
    before = day
  }
  // On a journey west over the date line the last day written down may be tomorrow.
  const holds = before !== undefined && (before >= today || onlyRestBetween(before, today, isRest))
  return { current: holds ? row : 0, longest }
}

function onlyRestBetween(earlier: Day, later: Day, isRest: RestDays): boolean {
  for (let count = countOfDay(earlier) + 1; count < countOfDay(later); count++) {
    if (!isRest(dayOfCount(count))) return false
  }
  return true
}
