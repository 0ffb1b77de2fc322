/** What is heard more than once. */
export interface Repeat {
  readonly what: 'nothing' | 'track' | 'queue'
  /** How often in all. */
  readonly times: number | 'ever'
  /** Seconds of silence between two rounds. */
  readonly pause: number
}

/** Where a queue is being played. */
export interface PlaybackPosition {
  /** Of the track, from 0. */
  readonly index: number
  /** The how-manieth time it is heard, or the whole queue is, from 1. */
  readonly round: number
}

/** All that has to be known of a queue to move in it. */
export interface QueueShape {
  readonly length: number
  /** Whether this track introduces the next one, and so is never repeated alone. */
  readonly leadIn: (index: number) => boolean
}

/** The playhead when the track at `head` has ended, and the seconds to wait until then; `undefined` at the end. */
export function positionAfter(
  { index, round }: PlaybackPosition,
  shape: QueueShape,
  { what, times, pause }: Repeat,
): { readonly head: PlaybackPosition; readonly pause: number } | undefined {
  const again = times === 'ever' || round < times
  if (what === 'track' && again && !shape.leadIn(index)) return { head: { index, round: round + 1 }, pause }
  if (index + 1 < shape.length) {
    return { head: { index: index + 1, round: what === 'queue' ? round : 1 }, pause: 0 }
  }
  return what === 'queue' && again ? { head: { index: 0, round: round + 1 }, pause } : undefined
}
