import type { Day } from '#shared/core/day-count.ts'
import { type Step, wholeOf } from './preset.ts'

/** How far the person is with a preset. Where in the set that is follows from the number alone: see `placeIn`. */
export interface Run {
  /** Counts since it began, through all rounds. */
  readonly total: number
  /** The days of the latest of them, in order, so that one that is taken back is taken from its own day. */
  readonly lately: readonly { readonly day: Day; readonly taps: number }[]
  /** A phrase is complete, and the next one begins by a tap that does not count. */
  readonly waiting?: true
  /** Taps do nothing until it goes on. */
  readonly paused?: true
}

export const freshRun: Run = { total: 0, lately: [] }

/** What a tap did, as the person feels it. */
export type Felt = 'nothing' | 'tap' | 'turn' | 'phrase' | 'set'

/** Where in a set a run stands. */
export interface Place {
  /** Rounds that are complete before this one. */
  readonly round: number
  /** Index of the phrase. */
  readonly step: number
  /** Counts of this phrase in this round. */
  readonly count: number
  readonly target?: number
  /** The whole set has been said; the next tap begins another round. */
  readonly ended: boolean
}

/** A string of beads for counting without an end. */
export const BEADS = 33
const DAYS_KNOWN = 3

export function placeIn(steps: readonly Step[], { total, waiting }: Run): Place {
  const whole = wholeOf({ steps }) ?? Number.POSITIVE_INFINITY
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

/** What the number and the beads show: the phrase under way, and the whole set when it is complete. */
export function shownOf(steps: readonly Step[], place: Place): Pick<Place, 'count' | 'target'> {
  const whole = wholeOf({ steps })
  return place.ended && whole !== undefined ? { count: whole, target: whole } : place
}

/** The run after a tap on `day`. After a phrase the next one begins by itself, or waits for a tap. */
export function tapped(
  run: Run,
  steps: readonly Step[],
  { day, turn }: { readonly day: Day; readonly turn: 'self' | 'tap' },
): { readonly run: Run; readonly felt: Felt } {
  if (run.paused) return { run, felt: 'nothing' }
  const { waiting, ...going } = run
  if (waiting) return { run: going, felt: 'turn' }
  const last = run.lately.at(-1)
  const lately =
    last?.day === day
      ? [...run.lately.slice(0, -1), { day, taps: last.taps + 1 }]
      : [...run.lately, { day, taps: 1 }].slice(-DAYS_KNOWN)
  const next: Run = { ...going, total: run.total + 1, lately }
  const place = placeIn(steps, { ...next, waiting: true })
  if (place.ended) return { run: next, felt: 'set' }
  if (place.target === undefined) return { run: next, felt: next.total % BEADS === 0 ? 'phrase' : 'tap' }
  if (place.count < place.target) return { run: next, felt: 'tap' }
  return { run: turn === 'tap' ? { ...next, waiting: true } : next, felt: 'phrase' }
}

/** The run without its last tap, and the day from which that is taken; `undefined` when there is none to take back. */
export function undone({ waiting: _, ...run }: Run): { readonly run: Run; readonly day: Day } | undefined {
  const last = run.lately.at(-1)
  if (!last || run.total === 0) return undefined
  const before = run.lately.slice(0, -1)
  const lately = last.taps > 1 ? [...before, { ...last, taps: last.taps - 1 }] : before
  return { run: { ...run, total: run.total - 1, lately }, day: last.day }
}

/** Opened again on a later day, a set that was said to its end begins anew; anything else goes on. */
export function opened(run: Run, steps: readonly Step[], today: Day): Run {
  return placeIn(steps, run).ended && run.lately.at(-1)?.day !== today ? freshRun : run
}
