/** The repeated part. */
export interface Repeat {
  readonly what: 'nothing' | 'track' | 'queue'
  /** The number of times in all. */
  readonly times: number | 'ever'
  /** Seconds of silence between two rounds. */
  readonly pause: number
}

/** A position in a queue. */
export interface PlaybackPosition {
  /** The index of the track, from 0. */
  readonly index: number
  /** The current repetition of the track or of the whole queue, from 1. */
  readonly round: number
}

/** The data of a queue needed for moving in it. */
export interface QueueShape {
  readonly length: number
  /** Whether this track introduces the next one, and so is never repeated alone. */
  readonly leadIn: (index: number) => boolean
}

/**
 * The position after the track at `head` has ended, and the seconds to wait before it; `undefined` at the
 * end.
 */
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
