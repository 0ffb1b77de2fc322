import type { PlaybackPosition } from '#shared/core/playback/playback-position.ts'

/** This many failed tracks in a row end playback. */
const FAILURES_TO_GIVE_UP = 3

/** Decides what follows when a track fails. */
export class TrackFailures {
  #isRetried = false
  #hasPlayed = false
  #failed: PlaybackPosition[] = []

  /** Another track begins. */
  begin(): void {
    this.#isRetried = false
  }

  /** A track plays: earlier failures no longer count. An introduction alone is not what the person wants to hear. */
  played({ leadIn }: { readonly leadIn?: boolean }): void {
    this.#failed = []
    if (!leadIn) this.#hasPlayed = true
  }

  /** Playback ended. */
  forget(): void {
    this.#failed = []
    this.#hasPlayed = false
  }

  /** Where the failures in a row began. */
  get first(): PlaybackPosition | undefined {
    return this.#failed[0]
  }

  /** Each track is tried twice. The first track of all is never skipped. */
  next(position: PlaybackPosition): 'retry' | 'skip' | 'give up' {
    if (!this.#isRetried) {
      this.#isRetried = true
      return 'retry'
    }
    this.#failed.push(position)
    return this.#hasPlayed && this.#failed.length < FAILURES_TO_GIVE_UP ? 'skip' : 'give up'
  }
}
