import { countOfDay, type Day, dayOfCount, isDay } from '#shared/core/day-count.ts'
import type { RestDays } from '#shared/core/rest-days.ts'
import { type Streak, streakOf } from '#shared/core/streak.ts'

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

/** The streak of days with dhikr. Days of rest between them neither break nor lengthen it. */
export function dhikrStreak(counts: readonly DayCount[], isRest: RestDays, today: Day): Streak {
  return streakOf(
    counts.map(({ day }) => countOfDay(day)),
    { now: countOfDay(today), excused: (count) => isRest(dayOfCount(count)) },
  )
}
