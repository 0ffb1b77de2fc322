const MS_PER_MINUTE = 60_000

/** Later than this a reminder does more harm than good: it is left out. */
export const LATEST_MS = 5 * MS_PER_MINUTE

/** Whether a reminder for `at` may no longer be given at `now` (milliseconds of the epoch). */
export const isTooLate = (at: number, now: number): boolean => now - at > LATEST_MS
