/** Consecutive days, weeks or other periods in which something was done. */
export interface Streak {
  /** The length of the current streak. */
  readonly current: number
  readonly best: number
}

/**
 * The streaks of periods with consecutive numbers (days since 1970, weeks). Excused periods are skipped: they
 * break no streak, and count only if they are done. The period `now` may still be open.
 */
export function streakOf(
  done: Iterable<number>,
  { now, excused = () => false }: { readonly now: number; readonly excused?: (period: number) => boolean },
): Streak {
  let best = 0
  let run = 0
  let before: number | undefined
  for (const period of [...new Set(done)].filter((each) => each <= now).sort((a, b) => a - b)) {
    run = before !== undefined && allExcused(before, period, excused) ? run + 1 : 1
    best = Math.max(best, run)
    before = period
  }
  const goesOn = before !== undefined && allExcused(before, now, excused)
  return { current: goesOn ? run : 0, best }
}

/** Whether every period between the two is excused; true if there is none. */
function allExcused(before: number, after: number, excused: (period: number) => boolean): boolean {
  for (let period = before + 1; period < after; period++) if (!excused(period)) return false
  return true
}
