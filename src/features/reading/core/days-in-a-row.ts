import { countOfDay, type Day, dayOfCount } from '#shared/core/day-count.ts'
import { restDays } from '#shared/core/rest-days.ts'
import { type ReadingPause, type ReadingSession, standing } from './reading-log.ts'

const A_DAY_MS = 86_400_000

/**
 * How many days of reading follow one another up to now. Days of rest between them are passed over, today may still be
 * to come, and a day that a journey across the date line left out (less than 24 hours went by) is not a missed one.
 */
export function daysInARow(
  sessions: readonly ReadingSession[],
  pauses: readonly ReadingPause[],
  { today, now }: { readonly today: Day; readonly now: number },
): number {
  const isRest = restDays(standing(pauses), today)
  const times = new Map<Day, { first: number; last: number }>()
  for (const { day, startedAt } of standing(sessions)) {
    const at = Date.parse(startedAt)
    const known = times.get(day) ?? { first: at, last: at }
    times.set(day, { first: Math.min(known.first, at), last: Math.max(known.last, at) })
  }
  let row = 0
  let later = { day: today, first: now }
  for (const [day, { first, last }] of [...times].sort(([a], [b]) => (a < b ? 1 : -1))) {
    const follows = allRest(day, later.day, isRest) || (later.first > last && later.first - last < A_DAY_MS)
    if (!follows) break
    row++
    later = { day, first }
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
