import type { ComponentType } from 'react'
import type { PlaybackSettings } from '#shared/core/playback/playback-settings.ts'
import type { SleepTimer } from '#shared/core/playback/sleep-timer.ts'
import type { SavedFileLocation } from './saved-files.ts'

/** One recording, heard from its beginning to its end. */
export interface Track {
  /** Unique in its queue, such as `2:255`. */
  readonly id: string
  readonly title: string
  readonly artist: string
  /** What it is a part of, such as the name of a surah; the sleep timer can wait for its end. */
  readonly section: string
  /** Where it can be had from, the best first; the next is tried when one fails. */
  readonly addresses: readonly string[]
  /** An introduction to the next track, as the basmala is to a surah; never repeated alone. */
  readonly leadIn?: boolean
  /** Where it may be saved on the device (Cache Storage). */
  readonly savedFile?: SavedFileLocation
}

/** Tracks in their order, made when they are asked for, because the whole Quran is a queue too. */
export interface Queue {
  readonly length: number
  /** The track to begin with; the first one when not given. */
  readonly start?: number
  /** Throws `RangeError` when there is no such track. */
  readonly track: (index: number) => Track
  /** Controls of this kind of queue, for the player's panel. */
  readonly Settings?: ComponentType<{ readonly queue: Queue }>
}

/** `waiting`: the network is slow, or a pause between two rounds. `paused` may also be the browser's own refusal. */
export type AudioStatus = 'silent' | 'loading' | 'playing' | 'paused' | 'waiting' | 'failed'

/** What the person has to know: a track that was passed over, or why nothing sounds. */
export interface AudioNotice {
  readonly kind: 'missing' | 'slow' | 'offline' | 'refused' | 'slept' | 'unavailable'
  /** Of the track that it is about. */
  readonly title?: string | undefined
}

export interface AudioState {
  readonly status: AudioStatus
  readonly queue?: Queue
  readonly track?: Track
  readonly index: number
  readonly notice?: AudioNotice | undefined
  /** There once the player is. */
  readonly settings?: PlaybackSettings
  readonly sleep?: SleepTimer | undefined
}

export const SILENT: AudioState = { status: 'silent', index: 0 }
