import type { PlaybackSettings } from '#shared/core/playback/playback-settings.ts'
import type { SleepTimer } from '#shared/core/playback/sleep-timer.ts'
import { isConnected, onConnection } from '../offline/connection.ts'
import { type AudioState, type Queue, SILENT } from './audio-state.ts'
import { Playback } from './playback.ts'
import type { PlayerCommands } from './player-commands.ts'
import type { PlayerParts } from './player-parts.ts'
import { publishTrackTime } from './track-time.ts'

/** Within these first seconds, "previous" goes to the track before. */
const JUST_BEGUN_S = 3

/** The commands of the page, the media keys and the lock screen. */
export class Player implements PlayerCommands {
  readonly #parts: PlayerParts
  readonly #playback: Playback
  /** Makes the queue again for another attempt. */
  #makeQueue: (() => Promise<Queue>) | undefined

  constructor(elements: readonly [HTMLAudioElement, HTMLAudioElement], publish: (state: AudioState) => void) {
    this.#playback = new Playback(elements, publish, () => this.stop())
    this.#parts = this.#playback.parts
    this.#parts.followKeys(this)
    onConnection(() => {
      const { notice, status } = this.#parts.state.audio
      if (notice?.kind === 'offline' && status === 'failed' && isConnected()) this.resume()
    })
  }

  play = async (make: () => Promise<Queue>): Promise<void> => {
    const { state, position } = this.#parts
    // The previous queue stays visible until the new one is ready, so that the panel doesn't blink.
    const { queue: before } = position
    this.#playback.clear()
    const generation = position.clear()
    this.#makeQueue = make
    state.replace({ ...SILENT, ...(before && { queue: before }), status: 'loading' })
    try {
      const queue = await make()
      if (generation !== position.generation) return
      position.queue = queue
      this.#playback.begin({ index: queue.start ?? 0, round: 1 })
    } catch {
      if (generation === position.generation)
        this.#playback.giveUp({ kind: isConnected() ? 'unavailable' : 'offline' })
    }
  }

  pause = (): void => {
    const { state, slots, position } = this.#parts
    this.#playback.clearTimers()
    slots.pause()
    if (!position.queue) position.generation++
    state.update({ status: 'paused' })
  }

  resume = (): void => {
    const { state, slots, position } = this.#parts
    const { queue, pending, current } = position
    if (!queue) {
      if (this.#makeQueue) void this.play(this.#makeQueue)
    } else if (pending) this.#playback.begin(pending)
    else if (state.audio.status === 'failed') this.#playback.begin(current)
    else {
      state.update({ status: 'loading', notice: undefined })
      slots.active.play()
    }
  }

  stop = (): void => {
    this.#playback.clear()
    this.#parts.position.clear()
    this.#makeQueue = undefined
    this.sleep(undefined)
    this.#parts.state.replace(SILENT)
  }

  next = (): void => {
    const { queue, current } = this.#parts.position
    // The queue is still being made.
    if (!queue) return
    if (current.index + 1 >= queue.length) this.stop()
    else this.#jumpTo(current.index + 1)
  }

  previous = (): void => {
    const { slots, position } = this.#parts
    const { index } = position.current
    if (slots.active.element.currentTime > JUST_BEGUN_S || index === 0) this.seek(0)
    else this.#jumpTo(index - 1)
  }

  /** Cuts off the current track at once; a handover lets its last moment play. */
  #jumpTo(index: number): void {
    this.#parts.slots.active.pause()
    this.#playback.begin({ index, round: 1 })
  }

  seek = (seconds: number): void => {
    const { slots, timers } = this.#parts
    timers.clear('handover')
    slots.active.element.currentTime = seconds
    publishTrackTime(slots.active.element)
  }

  set = (change: Partial<PlaybackSettings>): void => {
    const { state, slots, position, timers } = this.#parts
    timers.clear('handover')
    state.saveSettings(change)
    slots.apply(state.settings)
    if (change.repeat) {
      position.current = { ...position.current, round: 1 }
      if (state.audio.status === 'playing') this.#playback.handover.load()
    }
    state.update({})
  }

  sleep = (chosen: SleepTimer | undefined): void => {
    const { state, timers } = this.#parts
    timers.clear('sleep', 'handover')
    state.sleep = chosen
    if (chosen?.until === 'time')
      timers.set('sleep', () => this.#playback.fallAsleep(), chosen.at - Date.now())
    state.update({})
  }
}
