import type { Day } from '#shared/core/day-count.ts'

/** A session that is under way. */
export interface ReadingTimer {
  readonly id: string
  readonly planId?: string
  /** The day on which it began, where the person was. */
  readonly day: Day
  readonly startedAt: string
  /** Milliseconds that count. */
  readonly counted: number
  /** Milliseconds in which nothing was heard of the page: asleep or closed. The person says whether they count. */
  readonly unconfirmed: number
  /** When the page was last heard of; absent while it stands still. */
  readonly lastSeenAt?: string
}

/** A page that sleeps in the background is heard of once a minute, so a silence up to this is none. */
export const LONGEST_SILENCE_MS = 150_000
/** After a silence longer than this nobody is asked: the session ended when the page was last heard of. */
export const LONGEST_UNCONFIRMED_MS = 12 * 3_600_000

const instant = (now: number) => new Date(now).toISOString()

export function startTimer(options: { id: string; day: Day; now: number; planId?: string }): ReadingTimer {
  const { now, ...rest } = options
  return { ...rest, startedAt: instant(now), counted: 0, unconfirmed: 0, lastSeenAt: instant(now) }
}

/**
 * The timer after the page was heard of at `now`: a short step counts, a long silence is left for a question, and after
 * one of half a day the timer stands still.
 */
export function tick(timer: ReadingTimer, now: number): ReadingTimer {
  const { lastSeenAt, ...still } = timer
  if (lastSeenAt === undefined) return timer
  // A clock that was set back counts for nothing.
  const step = Math.max(0, now - Date.parse(lastSeenAt))
  if (step > LONGEST_UNCONFIRMED_MS) return still
  const silent = step > LONGEST_SILENCE_MS
  return {
    ...timer,
    counted: timer.counted + (silent ? 0 : step),
    unconfirmed: timer.unconfirmed + (silent ? step : 0),
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

/** The timer after the person said whether the silence was reading. */
export function confirmSilence(timer: ReadingTimer, wasReading: boolean): ReadingTimer {
  return { ...timer, counted: timer.counted + (wasReading ? timer.unconfirmed : 0), unconfirmed: 0 }
}
