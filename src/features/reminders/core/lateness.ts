const MS_PER_MINUTE = 60_000

/** A reminder that is later than this does more harm than good and is skipped. */
export const MAX_DELAY_MS = 5 * MS_PER_MINUTE

/** Whether it is too late at `now` to deliver a reminder due at `at` (milliseconds since the epoch). */
export const isTooLate = (at: number, now: number): boolean => now - at > MAX_DELAY_MS
