import type { PlaybackSettings } from '#shared/core/playback/playback-settings.ts'
import { type AudioSlot, type AudioSlotEvents, audioSlot } from './audio-slot.ts'
import type { Track } from './audio-state.ts'

/** Two audio elements that take turns: while the active one plays, the spare one loads the next track. */
export class AudioSlots {
  #active: AudioSlot
  #spare: AudioSlot

  /** Reports the events of the active slot. */
  constructor([first, second]: readonly [HTMLAudioElement, HTMLAudioElement], on: AudioSlotEvents) {
    this.#active = this.#slotOn(first, on)
    this.#spare = this.#slotOn(second, on)
  }

  get active(): AudioSlot {
    return this.#active
  }

  /** Plays a track at once: in the spare slot if that has loaded it. */
  play(key: string, track: Track): void {
    if (this.#spare.key() === key) [this.#active, this.#spare] = [this.#spare, this.#active]
    else this.#active.load(key, track, 0)
    this.#active.play()
  }

  /** Plays the active track from the same second, from its next address. */
  retry(key: string, track: Track): void {
    this.#active.load(key, track, 1, this.#active.element.currentTime)
    this.#active.play()
  }

  loadNext(key: string, track: Track): void {
    if (this.#spare.key() === key) return
    this.#spare.pause()
    this.#spare.load(key, track, 0)
  }

  /** Whether the spare slot can play this track at once. */
  hasReady(key: string): boolean {
    return this.#spare.isReady() && this.#spare.key() === key
  }

  pause(): void {
    for (const slot of [this.#active, this.#spare]) slot.pause()
  }

  clear(): void {
    for (const slot of [this.#active, this.#spare]) slot.clear()
  }

  apply({ volume, speed }: PlaybackSettings): void {
    for (const { element } of [this.#active, this.#spare]) {
      element.volume = volume / 100
      element.defaultPlaybackRate = element.playbackRate = speed
    }
  }

  #slotOn(element: HTMLAudioElement, on: AudioSlotEvents): AudioSlot {
    const ifActive = (handle: () => void) => () => slot === this.#active && handle()
    const slot: AudioSlot = audioSlot(element, {
      playing: ifActive(on.playing),
      stalled: ifActive(on.stalled),
      failed: (reason) => slot === this.#active && on.failed(reason),
      blocked: ifActive(on.blocked),
      timeChanged: ifActive(on.timeChanged),
      ended: ifActive(on.ended),
    })
    return slot
  }
}
