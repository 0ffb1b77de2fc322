import { countOfDay, type Day, dayOfCount } from '#shared/core/day-count.ts'
import { restDays } from '#shared/core/rest-days.ts'
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
  const isRest = restDays(live(pauses), today)
  const starts = new Map<Day, string[]>()
  for (const { day, startedAt } of live(sessions)) {
    const known = starts.get(day)
    if (known) known.push(startedAt)
    else starts.set(day, [startedAt])
  }
  // Times are parsed only for days in the streak, because there may be thousands of days.
  const timesOf = (day: Day) => (starts.get(day) ?? []).map((startedAt) => Date.parse(startedAt))
  let streak = 0
  let later = today
  for (const day of [...starts.keys()].sort().reverse()) {
    if (!allRestDays(day, later, isRest)) {
      const next = streak === 0 ? now : Math.min(...timesOf(later))
      const last = Math.max(...timesOf(day))
      if (next <= last || next - last >= A_DAY_MS) break
    }
    streak++
    later = day
  }
  return streak
}

/** Whether all days between the two are rest days; true if there are none. */
function allRestDays(earlier: Day, later: Day, isRest: (day: Day) => boolean): boolean {
  for (let count = countOfDay(earlier) + 1; count < countOfDay(later); count++) {
    if (!isRest(dayOfCount(count))) return false
  }
  return true
}
