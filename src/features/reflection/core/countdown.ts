/**
 * A countdown in milliseconds. While it runs it stores only when it ends, so it is right after the device
 * slept.
 */
export type Countdown =
  | { readonly status: 'idle' | 'done' }
  | { readonly status: 'running'; readonly endsAt: number }
  | { readonly status: 'paused'; readonly left: number }

export const idle: Countdown = { status: 'idle' }

/** What is left at `now` of a countdown of `length`, never below zero. */
export function timeLeft(countdown: Countdown, length: number, now: number): number {
  switch (countdown.status) {
    case 'idle':
      return length
    case 'running':
      // A clock that is set back doesn't add time.
      return Math.min(length, Math.max(0, countdown.endsAt - now))
    case 'paused':
      return countdown.left
    case 'done':
      return 0
  }
}

/** Begins or resumes; a finished one starts over. */
export function begin(countdown: Countdown, length: number, now: number): Countdown {
  if (countdown.status === 'running') return countdown
  const left = timeLeft(countdown, length, now) || length
  return { status: 'running', endsAt: now + left }
}

export const pause = (countdown: Countdown, length: number, now: number): Countdown =>
  countdown.status === 'running' ? { status: 'paused', left: timeLeft(countdown, length, now) } : countdown

/** The countdown at `now`: done once a running one has no time left. */
export const atTime = (countdown: Countdown, length: number, now: number): Countdown =>
  countdown.status === 'running' && timeLeft(countdown, length, now) === 0 ? { status: 'done' } : countdown
