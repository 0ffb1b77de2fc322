import { type PlaybackPosition, positionAfter, type Repeat } from '#shared/core/playback/playback-position.ts'
import type { Queue, Track } from './audio-state.ts'

/** The queue that is playing, and the position in it. */
export class QueuePosition {
  queue: Queue | undefined
  current: PlaybackPosition = { index: 0, round: 1 }
  /** The position to begin when the pause between two rounds is over. */
  pending: PlaybackPosition | undefined
  /** Counts queues, so that a late answer for an earlier one is recognised. */
  generation = 0

  /** Forgets the queue; returns the generation of the next one. */
  clear(): number {
    this.queue = this.pending = undefined
    return ++this.generation
  }

  begin(position: PlaybackPosition): void {
    this.current = position
    this.pending = undefined
  }

  /** The next position and the pause before it, in seconds; `undefined` at the end. */
  after(repeat: Repeat): ReturnType<typeof positionAfter> {
    const shape = {
      length: this.queue?.length ?? 0,
      leadIn: (index: number) => this.queue?.track(index).leadIn === true,
    }
    return positionAfter(this.current, shape, repeat)
  }

  trackAt({ index }: PlaybackPosition): Track | undefined {
    return this.queue?.track(index)
  }

  /** Identifies what an audio slot holds: the same track in another round is another load. */
  keyOf({ index, round }: PlaybackPosition): string {
    return `${this.generation} ${index} ${round}`
  }
}
