import type { Day } from '#shared/core/day.ts'
import { type Step, totalOf } from './preset.ts'

/** How far the person is with a preset. The phrase and the round follow from the total alone: see `positionIn`. */
export interface CountingSession {
  /** Counts since the session began, through all rounds. */
  readonly total: number
  /** The days of the latest counts, in order, so that an undone tap is taken from its own day. */
  readonly lately: readonly { readonly day: Day; readonly taps: number }[]
  /** A phrase is complete, and the next one begins with a tap that does not count. */
  readonly waiting?: true
  /** Taps do nothing until the session is resumed. */
  readonly paused?: true
}

export const newSession: CountingSession = { total: 0, lately: [] }

/** The result of a tap, signalled by vibration and sound. */
export type Feedback = 'nothing' | 'tap' | 'turn' | 'phrase' | 'set'

/** Where in a set a session is. */
export interface SetPosition {
  /** Rounds that are complete before this one. */
  readonly round: number
  /** Index of the phrase. */
  readonly step: number
  /** Counts of this phrase in this round. */
  readonly count: number
  readonly target?: number
  /** The whole set is complete; the next tap begins another round. */
  readonly ended: boolean
}

/** Beads of the string that is shown for a phrase without a target. */
const BEADS = 33
/** Above this number, a bead represents several counts. */
const MOST_BEADS = 100
const DAYS_KNOWN = 3

export function positionIn(steps: readonly Step[], { total, waiting }: CountingSession): SetPosition {
  const whole = totalOf({ steps }) ?? Number.POSITIVE_INFINITY
  const full = total > 0 && total % whole === 0
  const round = Math.floor(total / whole) - (full ? 1 : 0)
  let left = Number.isFinite(whole) ? total - round * whole : total
  for (const [step, { target }] of steps.entries()) {
    const last = step === steps.length - 1
    if (target === undefined) return { round: 0, step, count: left, ended: false }
    if (left < target || last || (left === target && waiting)) {
      return { round, step, count: left, target, ended: full && last }
    }
    left -= target
  }
  return { round: 0, step: 0, count: 0, ended: false }
}

/** The count and the target to show: those of the current phrase, or of the whole set when it is complete. */
export function displayedCount(
  steps: readonly Step[],
  position: SetPosition,
): Pick<SetPosition, 'count' | 'target'> {
  const whole = totalOf({ steps })
  return position.ended && whole !== undefined ? { count: whole, target: whole } : position
}

/** The string of beads for a count: how many beads there are, and how many of them are counted. */
export function beadsFor({ count, target }: Pick<SetPosition, 'count' | 'target'>): {
  readonly beads: number
  readonly counted: number
} {
  if (target === undefined) return { beads: BEADS, counted: count === 0 ? 0 : ((count - 1) % BEADS) + 1 }
  if (target <= MOST_BEADS) return { beads: target, counted: count }
  return { beads: MOST_BEADS, counted: Math.floor((count / target) * MOST_BEADS) }
}

/** The session after a tap on `day`. With `turn: 'tap'` a complete phrase waits for a tap before the next one begins. */
export function afterTap(
  session: CountingSession,
  steps: readonly Step[],
  { day, turn }: { readonly day: Day; readonly turn: 'self' | 'tap' },
): { readonly session: CountingSession; readonly feedback: Feedback } {
  if (session.paused) return { session, feedback: 'nothing' }
  const { waiting, ...running } = session
  if (waiting) return { session: running, feedback: 'turn' }
  const last = session.lately.at(-1)
  const lately =
    last?.day === day
      ? [...session.lately.slice(0, -1), { day, taps: last.taps + 1 }]
      : [...session.lately, { day, taps: 1 }].slice(-DAYS_KNOWN)
  const next: CountingSession = { ...running, total: session.total + 1, lately }
  const position = positionIn(steps, { ...next, waiting: true })
  if (position.ended) return { session: next, feedback: 'set' }
  if (position.target === undefined)
    return { session: next, feedback: next.total % BEADS === 0 ? 'phrase' : 'tap' }
  if (position.count < position.target) return { session: next, feedback: 'tap' }
  return { session: turn === 'tap' ? { ...next, waiting: true } : next, feedback: 'phrase' }
}

/** The session without its last tap, and the day of that tap; `undefined` when nothing was counted. */
export function withoutLastTap({
  waiting: _,
  ...session
}: CountingSession): { readonly session: CountingSession; readonly day: Day } | undefined {
  const last = session.lately.at(-1)
  if (!last || session.total === 0) return undefined
  const before = session.lately.slice(0, -1)
  const lately = last.taps > 1 ? [...before, { ...last, taps: last.taps - 1 }] : before
  return { session: { ...session, total: session.total - 1, lately }, day: last.day }
}

/** The session when its preset is opened: a set that was completed on an earlier day starts over. */
export function whenOpened(session: CountingSession, steps: readonly Step[], today: Day): CountingSession {
  return positionIn(steps, session).ended && session.lately.at(-1)?.day !== today ? newSession : session
}
