import { type Day, dayNumberOf, dayOfNumber, isDay } from '#shared/core/day.ts'
import type { RestDays } from '#shared/core/rest-days.ts'
import { type Streak, streakOf } from '#shared/core/streak.ts'

/** How often a preset was counted on a day. */
export interface DayCount {
  readonly day: Day
  readonly preset: string
  readonly taps: number
}

/** The id under which a day’s count of a preset is stored. */
export const dayCountId = (day: Day, preset: string): string => `${day}/${preset}`

/** Reads stored counts by their ids. Leaves out malformed ids and counts that were corrected down to zero. */
export function parseDayCounts(stored: ReadonlyMap<string, number>): readonly DayCount[] {
  return [...stored].flatMap(([id, taps]) => {
    const [, day, preset] = /^([^/]+)\/(.+)$/.exec(id) ?? []
    return preset && isDay(day) && taps > 0 ? [{ day, preset, taps }] : []
  })
}

export const totalTaps = (counts: readonly DayCount[]): number =>
  counts.reduce((sum, { taps }) => sum + taps, 0)

/** The count of each of the last `days` days up to `today`, the earliest first. */
export function lastDays(
  counts: readonly DayCount[],
  today: Day,
  days: number,
): readonly { readonly day: Day; readonly taps: number }[] {
  const byDay = totalsBy(counts, ({ day }) => day)
  return Array.from({ length: days }, (_, index) => {
    const day = dayOfNumber(dayNumberOf(today) - days + 1 + index)
    return { day, taps: byDay.get(day) ?? 0 }
  })
}

/** Totals by what `keyOf` returns: days or presets. */
export function totalsBy(
  counts: readonly DayCount[],
  keyOf: (count: DayCount) => string,
): ReadonlyMap<string, number> {
  const totals = new Map<string, number>()
  for (const count of counts) totals.set(keyOf(count), (totals.get(keyOf(count)) ?? 0) + count.taps)
  return totals
}

/** The streak of days with dhikr. Rest days between them neither break nor lengthen it. */
export function dhikrStreak(counts: readonly DayCount[], isRest: RestDays, today: Day): Streak {
  return streakOf(
    counts.map(({ day }) => dayNumberOf(day)),
    { now: dayNumberOf(today), excused: (count) => isRest(dayOfNumber(count)) },
  )
}
