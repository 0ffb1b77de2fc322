import type { PlayerParts } from './player-parts.ts'

/** The handover is scheduled this long before a track ends. Longer than the gap between two `timeupdate` events. */
const AHEAD_S = 0.7
/** By then the previous track's tail has played, and its slot is free for the track after the next. */
const LOAD_AHEAD_AFTER_MS = 400

/** Loads the next track while one plays, and lets it begin at the moment the first ends. */
export class Handover {
  readonly #parts: PlayerParts
  readonly #advance: () => void

  /** `advance` begins the next track. */
  constructor(parts: PlayerParts, advance: () => void) {
    this.#parts = parts
    this.#advance = advance
  }

  loadSoon(): void {
    this.#parts.timers.set('loadAhead', () => this.load(), LOAD_AHEAD_AFTER_MS)
  }

  load(): void {
    const { slots, position, state } = this.#parts
    const next = position.after(state.settings.repeat)?.head
    const track = next && position.trackAt(next)
    if (track) slots.loadNext(position.keyOf(next), track)
  }

  /** Schedules the handover if the track is about to end. Nothing is scheduled before a pause or the end of playback. */
  schedule(): void {
    const { slots, position, state, timers } = this.#parts
    const { element } = slots.active
    const left = (element.duration - element.currentTime) / element.playbackRate
    if (timers.has('handover') || element.paused || !(left < AHEAD_S)) return
    const next = position.after(state.settings.repeat)
    if (!next || next.pause > 0 || state.sleepsBefore(position.trackAt(next.head)?.section)) return
    if (slots.hasReady(position.keyOf(next.head))) timers.set('handover', this.#advance, left * 1000)
  }
}
