import type { Day } from '#shared/core/day.ts'

/** A running session. */
export interface ReadingTimer {
  readonly id: string
  readonly planId?: string
  /** The local day on which the session began. */
  readonly day: Day
  readonly startedAt: string
  /** Counted milliseconds. */
  readonly counted: number
  /** Milliseconds in which the page was closed or asleep. The user decides whether they count. */
  readonly unconfirmed: number
  /** When the page was last alive; absent while the timer is paused. */
  readonly lastSeenAt?: string
}

/** Background pages run once a minute, so gaps up to this length count as reading. */
export const LONGEST_SILENCE_MS = 150_000
/** After a longer gap the user is not asked: the session ended when the page was last alive. */
export const LONGEST_UNCONFIRMED_MS = 12 * 3_600_000

const instant = (now: number) => new Date(now).toISOString()

export function startTimer(options: { id: string; day: Day; now: number; planId?: string }): ReadingTimer {
  const { now, ...rest } = options
  return { ...rest, startedAt: instant(now), counted: 0, unconfirmed: 0, lastSeenAt: instant(now) }
}

/**
 * Advances the timer to `now`: a short gap counts, a long one needs confirmation, and after more than twelve hours the
 * timer pauses.
 */
export function tick(timer: ReadingTimer, now: number): ReadingTimer {
  const { lastSeenAt, ...paused } = timer
  if (lastSeenAt === undefined) return timer
  // The clock may have been set back.
  const step = Math.max(0, now - Date.parse(lastSeenAt))
  if (step > LONGEST_UNCONFIRMED_MS) return paused
  const isSilence = step > LONGEST_SILENCE_MS
  return {
    ...timer,
    counted: timer.counted + (isSilence ? 0 : step),
    unconfirmed: timer.unconfirmed + (isSilence ? step : 0),
    lastSeenAt: instant(now),
  }
}

export function pauseTimer(timer: ReadingTimer, now: number): ReadingTimer {
  const { lastSeenAt: _, ...rest } = tick(timer, now)
  return rest
}

export function resumeTimer(timer: ReadingTimer, now: number): ReadingTimer {
  return { ...timer, lastSeenAt: instant(now) }
}

/** Adds the unconfirmed time if the user was reading, else drops it. */
export function confirmSilence(timer: ReadingTimer, wasReading: boolean): ReadingTimer {
  return { ...timer, counted: timer.counted + (wasReading ? timer.unconfirmed : 0), unconfirmed: 0 }
}
