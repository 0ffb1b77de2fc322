import type { PlaybackPosition } from '#shared/core/playback/playback-position.ts'
import { isConnected } from '../offline/connection.ts'
import type { AudioNotice, AudioState, Track } from './audio-state.ts'
import { findFailure } from './find-failure.ts'
import { Handover } from './handover.ts'
import { type PlayerParts, playerParts, type TrackEvents } from './player-parts.ts'
import { TrackFailures } from './track-failures.ts'

/** Plays the tracks of a queue one after another, and decides what follows when one fails. */
export class Playback implements TrackEvents {
  readonly parts: PlayerParts
  readonly handover: Handover
  readonly #failures = new TrackFailures()
  readonly #onEnd: () => void

  constructor(
    elements: readonly [HTMLAudioElement, HTMLAudioElement],
    publish: (state: AudioState) => void,
    onEnd: () => void,
  ) {
    this.parts = playerParts(elements, publish, this)
    this.handover = new Handover(this.parts, () => this.onEnded())
    this.#onEnd = onEnd
  }

  begin(place: PlaybackPosition): void {
    const { state, slots, position } = this.parts
    const { queue } = position
    const track = position.trackAt(place)
    if (!queue || !track) return
    this.clearTimers()
    position.begin(place)
    this.#failures.begin()
    state.update({ status: 'loading', queue, track, index: place.index })
    slots.play(position.keyOf(place), track)
  }

  onPlaying(): void {
    const { state } = this.parts
    const { notice, track } = state.audio
    if (track) this.#failures.played(track)
    const isStale = notice && !['missing', 'slow'].includes(notice.kind)
    state.update({ status: 'playing', ...(isStale && { notice: undefined }) })
    this.handover.loadSoon()
  }

  onTimeChanged(): void {
    this.handover.schedule()
  }

  /** Goes on after the end of a track. */
  onEnded(): void {
    const { state, position, timers } = this.parts
    const next = position.after(state.settings.repeat)
    if (!next) this.#onEnd()
    else if (state.sleepsBefore(position.trackAt(next.head)?.section)) this.fallAsleep(next.head)
    else if (next.pause === 0) this.begin(next.head)
    else {
      this.clearTimers()
      position.pending = next.head
      state.update({ status: 'waiting' })
      timers.set('gap', () => this.begin(next.head), next.pause * 1000)
    }
  }

  /** Pauses because the sleep timer ended; `next` is where playback goes on. */
  fallAsleep(next = this.parts.position.pending): void {
    const { state, slots, position, timers } = this.parts
    this.clearTimers()
    timers.clear('sleep')
    position.pending = next
    slots.pause()
    state.sleep = undefined
    state.update({ status: 'paused', notice: { kind: 'slept' } })
  }

  onFailed(reason: 'missing' | 'slow'): void {
    const { state, slots, position } = this.parts
    const { track } = state.audio
    if (!position.queue || !track) return
    this.clearTimers()
    const isOffline = !isConnected() && !slots.active.isSaved()
    const step = isOffline ? 'give up' : this.#failures.next(position.current)
    if (step === 'retry') {
      state.update({ status: 'loading' })
      slots.retry(position.keyOf(position.current), track)
      return
    }
    const { repeat } = state.settings
    const next = position.after(repeat.what === 'track' ? { ...repeat, times: 1 } : repeat)
    if (!next || step === 'give up') this.#giveUpWhereItBegan(isOffline ? 'offline' : reason)
    else {
      this.begin(next.head)
      state.notify({ kind: reason, title: track.title })
    }
  }

  /** Gives up at the first of the tracks that failed one after another, so that none is lost. */
  #giveUpWhereItBegan(kind: 'missing' | 'slow' | 'offline'): void {
    const { state, position } = this.parts
    position.begin(this.#failures.first ?? position.current)
    const { index } = position.current
    const track = position.trackAt(position.current)
    state.update({ index, ...(track && { track }) })
    const notice: AudioNotice = { kind, title: track?.title }
    this.giveUp(notice)
    if (kind !== 'offline' && track) void this.#explain(notice, track)
  }

  /** Finds out why nothing came, and says so unless playback went on. */
  async #explain(notice: AudioNotice, { addresses }: Track): Promise<void> {
    const kind = await findFailure(addresses)
    const { state } = this.parts
    // A server that answers is slow, and refuses nothing.
    if (notice.kind === 'slow' && kind === 'serverRefused') return
    if (state.audio.notice === notice) state.update({ notice: { ...notice, kind } })
  }

  giveUp(notice: AudioNotice): void {
    this.clear()
    this.parts.state.update({ status: 'failed', notice })
  }

  /** Ends what plays. */
  clear(): void {
    this.clearTimers()
    this.parts.slots.clear()
    this.#failures.forget()
  }

  clearTimers(): void {
    this.parts.timers.clear('handover', 'loadAhead', 'gap')
  }
}
