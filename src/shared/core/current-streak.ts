import { type Day, dayNumberOf, dayOfNumber } from './day.ts'
import type { RestDays } from './rest-days.ts'
import { streakOf } from './streak.ts'

interface CurrentStreakOptions {
  /** The first known day; `''` if all are known. */
  readonly from: Day | ''
  readonly today: Day
  readonly excused: RestDays
}

/**
 * The current streak in days; today may still be open, and excused days are skipped. `longer` is true if the
 * streak reaches the first known day, so that earlier days must be read.
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
