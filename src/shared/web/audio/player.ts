import type { PlaybackPosition } from '#shared/core/playback/playback-position.ts'
import type { PlaybackSettings } from '#shared/core/playback/playback-settings.ts'
import { type SleepTimer, sleepTimerEndsBetween } from '#shared/core/playback/sleep-timer.ts'
import { isConnected, onConnection } from '../offline/connection.ts'
import { type AudioSlot, audioSlot } from './audio-slot.ts'
import { type AudioNotice, type AudioState, type Queue, SILENT } from './audio-state.ts'
import { mediaSession } from './media-session.ts'
import type { PlayerCommands } from './player-commands.ts'
import { PlayerTimers } from './player-timers.ts'
import { QueuePosition } from './queue-position.ts'
import { savedSettings, saveSettings } from './saved-playback-settings.ts'
import { publishTrackTime } from './track-time.ts'

/** The handover is scheduled this long before a track ends. Longer than the gap between two `timeupdate` events. */
const HANDOVER_AHEAD_S = 0.7
/** By then the previous track's tail has played, and its slot is free for the track after the next. */
const FETCH_AHEAD_AFTER_MS = 400
/** Within these first seconds, "previous" goes to the track before. */
const JUST_BEGUN_S = 3
const NOTICE_MS = 8000
/** This many failed tracks in a row end playback. */
const FAILURES_TO_GIVE_UP = 3

const withoutNotice = { notice: undefined } as const

/**
 * Plays queues on two audio elements that take turns: while one plays, the other loads the next track and starts at
 * the moment the first ends.
 */
export class Player implements PlayerCommands {
  #state: AudioState = SILENT
  #settings = savedSettings()
  #sleep: SleepTimer | undefined
  /** Makes the queue again for another attempt. */
  #makeQueue: (() => Promise<Queue>) | undefined
  #attempt = 0
  #failures = 0
  #active: AudioSlot
  #spare: AudioSlot
  readonly #position = new QueuePosition()
  readonly #timers = new PlayerTimers()
  readonly #session = mediaSession()
  readonly #publish: (state: AudioState) => void

  constructor(
    [first, second]: readonly [HTMLAudioElement, HTMLAudioElement],
    publish: (state: AudioState) => void,
  ) {
    this.#publish = publish
    this.#active = this.#slotOn(first)
    this.#spare = this.#slotOn(second)
    this.#applySettings()
    this.#session.follow(this)
    onConnection(() => {
      const { notice, status } = this.#state
      if (notice?.kind === 'offline' && status === 'failed' && isConnected()) this.resume()
    })
  }

  play = async (make: () => Promise<Queue>): Promise<void> => {
    this.#clearPlayback()
    // The previous queue stays visible until the new one is ready, so that the panel doesn't blink.
    const { queue: before } = this.#position
    const generation = this.#position.clear()
    this.#failures = 0
    this.#makeQueue = make
    this.#emptySlots()
    this.#state = { ...SILENT, ...(before && { queue: before }) }
    this.#update({ status: 'loading' })
    try {
      const queue = await make()
      if (generation !== this.#position.generation) return
      this.#position.queue = queue
      this.#begin({ index: queue.start ?? 0, round: 1 })
    } catch {
      if (generation === this.#position.generation)
        this.#giveUp({ kind: isConnected() ? 'unavailable' : 'offline' })
    }
  }

  pause = (): void => {
    this.#clearPlayback()
    this.#pauseSlots()
    if (!this.#position.queue) this.#position.generation++
    this.#update({ status: 'paused' })
  }

  resume = (): void => {
    const { queue, pending, current } = this.#position
    if (!queue) {
      if (this.#makeQueue) void this.play(this.#makeQueue)
    } else if (pending) this.#begin(pending)
    else if (this.#state.status === 'failed') this.#begin(current)
    else {
      this.#update({ status: 'loading', ...withoutNotice })
      this.#active.play()
    }
  }

  stop = (): void => {
    this.#clearPlayback()
    this.#position.clear()
    this.#makeQueue = undefined
    this.#emptySlots()
    this.sleep(undefined)
    this.#state = SILENT
    this.#update({})
  }

  next = (): void => {
    const { queue, current } = this.#position
    if (!queue || current.index + 1 >= queue.length) this.stop()
    else this.#jumpTo(current.index + 1)
  }

  previous = (): void => {
    const { index } = this.#position.current
    if (this.#active.element.currentTime > JUST_BEGUN_S || index === 0) this.seek(0)
    else this.#jumpTo(index - 1)
  }

  seek = (seconds: number): void => {
    this.#timers.clear('handover')
    this.#active.element.currentTime = seconds
    publishTrackTime(this.#active.element)
  }

  set = (change: Partial<PlaybackSettings>): void => {
    this.#timers.clear('handover')
    this.#settings = { ...this.#settings, ...change }
    saveSettings(this.#settings)
    this.#applySettings()
    if (change.repeat) {
      this.#position.current = { ...this.#position.current, round: 1 }
      if (this.#state.status === 'playing') this.#fetchAhead()
    }
    this.#update({})
  }

  sleep = (chosen: SleepTimer | undefined): void => {
    this.#timers.clear('sleep', 'handover')
    this.#sleep = chosen
    if (chosen?.until === 'time') this.#timers.set('sleep', () => this.#fallAsleep(), chosen.at - Date.now())
    this.#update({})
  }

  #slotOn(element: HTMLAudioElement): AudioSlot {
    const ifActive = (handle: () => void) => () => slot === this.#active && handle()
    const slot: AudioSlot = audioSlot(element, {
      playing: ifActive(() => this.#onPlaying()),
      stalled: ifActive(() => this.#update({ status: 'waiting' })),
      failed: (reason) => slot === this.#active && this.#retry(reason),
      blocked: ifActive(() => this.#update({ status: 'paused', notice: { kind: 'refused' } })),
      timeChanged: ifActive(() => this.#onTimeChanged()),
      ended: ifActive(() => this.#advance()),
    })
    return slot
  }

  #update(change: Partial<AudioState>): void {
    this.#state = { ...this.#state, ...change, settings: this.#settings, sleep: this.#sleep }
    this.#publish(this.#state)
    this.#session.show(this.#state)
  }

  #notify(notice: AudioNotice): void {
    this.#update({ notice })
    this.#timers.set('notice', () => this.#state.notice === notice && this.#update(withoutNotice), NOTICE_MS)
  }

  #begin(position: PlaybackPosition): void {
    const { queue } = this.#position
    const track = this.#position.trackAt(position)
    if (!queue || !track) return
    this.#clearPlayback()
    this.#position.begin(position)
    this.#attempt = 0
    const key = this.#position.keyOf(position)
    if (this.#spare.key() === key) [this.#active, this.#spare] = [this.#spare, this.#active]
    else this.#active.load(key, track, this.#attempt)
    this.#update({ status: 'loading', queue, track, index: position.index })
    this.#active.play()
  }

  /** Cuts off the current track at once; a handover lets its last moment play. */
  #jumpTo(index: number): void {
    this.#active.pause()
    this.#begin({ index, round: 1 })
  }

  #onPlaying(): void {
    this.#failures = 0
    const { notice } = this.#state
    const isStale = notice && !['missing', 'slow'].includes(notice.kind)
    this.#update({ status: 'playing', ...(isStale && withoutNotice) })
    this.#timers.set('fetchAhead', () => this.#fetchAhead(), FETCH_AHEAD_AFTER_MS)
  }

  #fetchAhead(): void {
    const next = this.#position.after(this.#settings.repeat)?.head
    const track = next && this.#position.trackAt(next)
    if (!track || this.#spare.key() === this.#position.keyOf(next)) return
    this.#spare.pause()
    this.#spare.load(this.#position.keyOf(next), track, 0)
  }

  #onTimeChanged(): void {
    const { element } = this.#active
    publishTrackTime(element)
    this.#session.at(element)
    const left = (element.duration - element.currentTime) / element.playbackRate
    if (this.#timers.has('handover') || element.paused || !(left < HANDOVER_AHEAD_S)) return
    const next = this.#position.after(this.#settings.repeat)
    if (!next || next.pause > 0 || this.#sleepsBefore(next.head) || !this.#spare.isReady()) return
    if (this.#spare.key() === this.#position.keyOf(next.head))
      this.#timers.set('handover', () => this.#advance(), left * 1000)
  }

  #sleepsBefore(position: PlaybackPosition): boolean {
    const section = this.#position.trackAt(position)?.section
    return sleepTimerEndsBetween(this.#sleep, this.#state.track?.section ?? '', section, Date.now())
  }

  /** Goes on after the end of a track. */
  #advance(): void {
    const next = this.#position.after(this.#settings.repeat)
    if (!next) this.stop()
    else if (this.#sleepsBefore(next.head)) this.#fallAsleep(next.head)
    else if (next.pause === 0) this.#begin(next.head)
    else {
      this.#clearPlayback()
      this.#position.pending = next.head
      this.#update({ status: 'waiting' })
      this.#timers.set('gap', () => this.#begin(next.head), next.pause * 1000)
    }
  }

  #fallAsleep(next = this.#position.pending): void {
    this.#clearPlayback()
    this.#position.pending = next
    this.#pauseSlots()
    this.sleep(undefined)
    this.#update({ status: 'paused', notice: { kind: 'slept' } })
  }

  /** Tries the track once more, at its next address if it has one; then skips it. */
  #retry(reason: 'missing' | 'slow'): void {
    const { track } = this.#state
    if (!this.#position.queue || !track) return
    this.#clearPlayback()
    if (!isConnected() && !this.#active.isSaved()) this.#giveUp({ kind: 'offline', title: track.title })
    else if (this.#attempt > 0) this.#skip(reason, track.title)
    else {
      this.#attempt = 1
      const key = this.#position.keyOf(this.#position.current)
      this.#active.load(key, track, this.#attempt, this.#active.element.currentTime)
      this.#update({ status: 'loading' })
      this.#active.play()
    }
  }

  #skip(reason: 'missing' | 'slow', title: string): void {
    this.#failures++
    const { repeat } = this.#settings
    const next = this.#position.after(repeat.what === 'track' ? { ...repeat, times: 1 } : repeat)
    if (!next || this.#failures >= FAILURES_TO_GIVE_UP) this.#giveUp({ kind: reason, title })
    else {
      this.#begin(next.head)
      this.#notify({ kind: reason, title })
    }
  }

  #giveUp(notice: AudioNotice): void {
    this.#clearPlayback()
    this.#emptySlots()
    this.#failures = 0
    this.#update({ status: 'failed', notice })
  }

  #clearPlayback(): void {
    this.#timers.clear('handover', 'fetchAhead', 'gap')
  }

  #pauseSlots(): void {
    for (const slot of [this.#active, this.#spare]) slot.pause()
  }

  #emptySlots(): void {
    for (const slot of [this.#active, this.#spare]) slot.clear()
  }

  #applySettings(): void {
    for (const { element } of [this.#active, this.#spare]) {
      element.volume = this.#settings.volume / 100
      element.defaultPlaybackRate = element.playbackRate = this.#settings.speed
    }
  }
}
