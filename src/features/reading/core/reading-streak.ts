import { countOfDay, type Day, dayOfCount } from '#shared/core/day-count.ts'
import { restDays } from '#shared/core/rest-days.ts'
import { live, type ReadingPause, type ReadingSession } from './reading-log.ts'

const A_DAY_MS = 86_400_000

/**
 * How many days of reading follow one another up to now. Days of rest between them are passed over, today may still be
 * to come, and a day that a journey across the date line left out (less than 24 hours went by) is not a missed one.
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
  // Of thousands of days only those in the row are looked at, and of most only which day it is.
  const timesOf = (day: Day) => (starts.get(day) ?? []).map((startedAt) => Date.parse(startedAt))
  let row = 0
  let later = today
  for (const day of [...starts.keys()].sort().reverse()) {
    if (!allRest(day, later, isRest)) {
      const next = row === 0 ? now : Math.min(...timesOf(later))
      const last = Math.max(...timesOf(day))
      if (next <= last || next - last >= A_DAY_MS) break
    }
    row++
    later = day
  }
  return row
}

/** Whether every day between the two is one of rest; so it is when there is none. */
function allRest(earlier: Day, later: Day, isRest: (day: Day) => boolean): boolean {
  for (let count = countOfDay(earlier) + 1; count < countOfDay(later); count++) {
    if (!isRest(dayOfCount(count))) return false
  }
  return true
}
