import type { Repeat } from './playback-position.ts'
import { DEFAULT_VOLUME, snappedVolume } from './volume.ts'

export const speeds = [0.5, 0.75, 1, 1.25, 1.5, 2] as const
export const repeatTimes = [2, 3, 5, 7, 10, 20, 'ever'] as const
/** Seconds. */
export const repeatPauses = [0, 1, 2, 3, 5, 10, 20] as const

/** Playback settings for all audio. */
export interface PlaybackSettings {
  /** Percent. */
  readonly volume: number
  readonly speed: number
  readonly repeat: Repeat
}

const NO_REPEAT: Repeat = { what: 'nothing', times: 3, pause: 0 }

/** The valid settings in `found`, with defaults for the rest. Repetition is always off at first. */
export function parsePlaybackSettings(found: unknown): PlaybackSettings {
  const { volume, speed } = (typeof found === 'object' && found !== null ? found : {}) as Record<
    string,
    unknown
  >
  return {
    volume: typeof volume === 'number' ? snappedVolume(volume) : DEFAULT_VOLUME,
    speed: speeds.find((known) => known === speed) ?? 1,
    repeat: NO_REPEAT,
  }
}
