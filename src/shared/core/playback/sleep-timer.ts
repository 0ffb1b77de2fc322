/**
 * When playback stops: at an instant (milliseconds since 1970), some minutes after the choice, or at the end
 * of the section.
 */
export type SleepTimer =
  | { readonly until: 'time'; readonly at: number; readonly minutes: number }
  | { readonly until: 'section' }

/** The minutes to choose from. */
export const sleepMinutes = [5, 10, 15, 30, 45, 60] as const

/**
 * Whether playback stops between a track of `section` and one of `next` (`undefined` at the end of the
 * queue).
 */
export function sleepTimerEndsBetween(
  sleep: SleepTimer | undefined,
  section: string,
  next: string | undefined,
  now: number,
): boolean {
  if (!sleep) return false
  return sleep.until === 'time' ? now >= sleep.at : section !== next
}
