import { type Day, dayNumberOf, dayOfNumber } from './day.ts'
import type { RestDays } from './rest-days.ts'
import { streakOf } from './streak.ts'

interface CurrentStreakOptions {
  /** Nothing is known of the days before; `''` when everything is. */
  readonly from: Day | ''
  readonly today: Day
  readonly excused: RestDays
}

/**
 * How many days in a row something was done up to today, which may still be to come; excused days are passed over.
 * `longer` when the row reaches to the first day that is known, and has to be looked up further back.
 */
export function currentStreak(
  done: Iterable<Day>,
  { from, today, excused }: CurrentStreakOptions,
): number | 'longer' {
  const days = new Set(done)
  const breaks = (count: number) => !days.has(dayOfNumber(count)) && !excused(dayOfNumber(count))
  const now = dayNumberOf(today)
  if (from !== '') {
    const first = dayNumberOf(from)
    let count = now - 1
    while (count >= first && !breaks(count)) count -= 1
    if (count < first) return 'longer'
  }
  return streakOf(Array.from(days, dayNumberOf), { now, excused: (count) => excused(dayOfNumber(count)) })
    .current
}
