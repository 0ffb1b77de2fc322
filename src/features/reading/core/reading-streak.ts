import { type Day, dayNumberOf, dayOfNumber } from '#shared/core/day.ts'
import { restDays } from '#shared/core/rest-days.ts'
import { streakOf } from '#shared/core/streak.ts'
import { live, type ReadingPause, type ReadingSession } from './reading-log.ts'

const A_DAY_MS = 86_400_000

/**
 * The number of consecutive days with reading. Rest days do not break the streak, and neither does today without reading.
 * A date skipped by crossing the date line (less than 24 hours passed) is not a missed day.
 */
export function readingStreak(
  sessions: readonly ReadingSession[],
  pauses: readonly ReadingPause[],
  { today, now }: { readonly today: Day; readonly now: number },
): number {
  const starts = new Map<Day, string[]>()
  for (const { day, startedAt } of live(sessions)) {
    const known = starts.get(day)
    if (known) known.push(startedAt)
    else starts.set(day, [startedAt])
  }
  const days = [...starts.keys()].sort()
  const isRest = restDays(live(pauses), today)
  const skipped = skippedDays(days, starts, { today, now })
  return streakOf(days.map(dayNumberOf), {
    // A journey westwards may leave a day of reading ahead of today.
    now: Math.max(dayNumberOf(today), dayNumberOf(days.at(-1) ?? today)),
    excused: (count) => skipped.has(count) || isRest(dayOfNumber(count)),
  }).current
}

/** Days between two readings, or the last one and now, that are less than 24 hours apart. */
function skippedDays(
  days: readonly Day[],
  starts: ReadonlyMap<Day, readonly string[]>,
  { today, now }: { readonly today: Day; readonly now: number },
): ReadonlySet<number> {
  const skipped = new Set<number>()
  const timesOf = (day: Day) => (starts.get(day) ?? []).map((startedAt) => Date.parse(startedAt))
  for (const [index, day] of days.entries()) {
    const later = days[index + 1]
    const between = [dayNumberOf(day) + 1, dayNumberOf(later ?? today)] as const
    if (between[0] >= between[1]) continue
    const passed = (later ? Math.min(...timesOf(later)) : now) - Math.max(...timesOf(day))
    if (passed <= 0 || passed >= A_DAY_MS) continue
    for (let count = between[0]; count < between[1]; count++) skipped.add(count)
  }
  return skipped
}
