import type { ComponentType } from 'react'
import type { PlaybackSettings } from '#shared/core/playback/playback-settings.ts'
import type { SleepTimer } from '#shared/core/playback/sleep-timer.ts'
import type { FailureReason } from './find-failure.ts'
import type { SavedFileLocation } from './saved-files.ts'

/** One recording, played from beginning to end. */
export interface Track {
  /** Unique in its queue, such as `2:255`. */
  readonly id: string
  readonly title: string
  readonly artist: string
  /** A group of tracks, such as a surah; the sleep timer can wait for its end. */
  readonly section: string
  /** Its addresses, the best first; the next is tried if one fails. */
  readonly addresses: readonly string[]
  /** An introduction to the next track, as the basmala is to a surah; never repeated alone. */
  readonly leadIn?: boolean
  /** Where it may be stored on the device (Cache Storage). */
  readonly savedFile?: SavedFileLocation
}

/** The tracks in order, created on demand, because the whole Quran can be a queue too. */
export interface Queue {
  readonly length: number
  /** The index of the first track to play; 0 by default. */
  readonly start?: number
  /** Throws `RangeError` for an unknown index. */
  readonly track: (index: number) => Track
  /** Controls of this kind of queue, for the player's panel. */
  readonly Settings?: ComponentType<{ readonly queue: Queue }>
  /** Another source of the same, offered where this one cannot be played. */
  readonly Alternative?: ComponentType<{ readonly queue: Queue }>
}

/**
 * `waiting`: for a slow network, or in a pause between two rounds. `paused` may also be due to the browser's
 * autoplay policy.
 */
export type AudioStatus = 'silent' | 'loading' | 'playing' | 'paused' | 'waiting' | 'failed'

/** A message for the user: a skipped track, or the reason for silence. */
export interface AudioNotice {
  readonly kind: 'missing' | 'slow' | 'refused' | 'slept' | 'unavailable' | FailureReason
  /** Of the track concerned. */
  readonly title?: string | undefined
}

export interface AudioState {
  readonly status: AudioStatus
  readonly queue?: Queue
  readonly track?: Track
  readonly index: number
  readonly notice?: AudioNotice | undefined
  /** `undefined` until the player is loaded. */
  readonly settings?: PlaybackSettings
  readonly sleep?: SleepTimer | undefined
}

export const SILENT: AudioState = { status: 'silent', index: 0 }
