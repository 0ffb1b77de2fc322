/** This many failed tracks in a row end playback. */
const FAILURES_TO_GIVE_UP = 3

/** Decides what follows when a track fails. */
export class TrackFailures {
  #isRetried = false
  #failedInARow = 0

  /** Another track begins. */
  begin(): void {
    this.#isRetried = false
  }

  /** A track plays, or playback ended: earlier failures no longer count. */
  forget(): void {
    this.#failedInARow = 0
  }

  /** Each track is tried twice. */
  next(): 'retry' | 'skip' | 'give up' {
    if (!this.#isRetried) {
      this.#isRetried = true
      return 'retry'
    }
    this.#failedInARow++
    return this.#failedInARow < FAILURES_TO_GIVE_UP ? 'skip' : 'give up'
  }
}
