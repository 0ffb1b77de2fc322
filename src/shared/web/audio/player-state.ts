import { type PlaybackSettings, parsePlaybackSettings } from '#shared/core/playback/playback-settings.ts'
import { type SleepTimer, sleepTimerEndsBetween } from '#shared/core/playback/sleep-timer.ts'
import { unusualFields } from '#shared/core/user-data/setting-fields.ts'
import { deviceValue } from '../device-value.ts'
import { type AudioNotice, type AudioState, SILENT } from './audio-state.ts'
import type { PlayerTimers } from './player-timers.ts'

const NOTICE_MS = 8000

const savedSettings = deviceValue<PlaybackSettings>('rafiq.audio', parsePlaybackSettings, (value) =>
  unusualFields(value, parsePlaybackSettings(undefined)),
)

/** The player's state, published with every change. */
export class PlayerState {
  #audio: AudioState = SILENT
  #settings = savedSettings.read() ?? parsePlaybackSettings(undefined)
  sleep: SleepTimer | undefined
  readonly #timers: PlayerTimers
  readonly #publish: (state: AudioState) => void

  constructor(timers: PlayerTimers, publish: (state: AudioState) => void) {
    this.#timers = timers
    this.#publish = publish
  }

  get audio(): AudioState {
    return this.#audio
  }

  get settings(): PlaybackSettings {
    return this.#settings
  }

  /** Saves changed settings on this device; they are published with the next update. */
  saveSettings(change: Partial<PlaybackSettings>): void {
    this.#settings = { ...this.#settings, ...change }
    savedSettings.write(this.#settings)
  }

  update(change: Partial<AudioState>): void {
    this.#audio = { ...this.#audio, ...change, settings: this.#settings, sleep: this.sleep }
    this.#publish(this.#audio)
  }

  replace(audio: AudioState): void {
    this.#audio = audio
    this.update({})
  }

  /** Shows a notice for some seconds. */
  notify(notice: AudioNotice): void {
    this.update({ notice })
    const hide = () => this.#audio.notice === notice && this.update({ notice: undefined })
    this.#timers.set('notice', hide, NOTICE_MS)
  }

  /** Whether the sleep timer ends playback before a track of this section. */
  sleepsBefore(section: string | undefined): boolean {
    return sleepTimerEndsBetween(this.sleep, this.#audio.track?.section ?? '', section, Date.now())
  }
}
