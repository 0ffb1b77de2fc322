import type { PlaybackSettings } from '#shared/core/playback/playback-settings.ts'
import type { SleepTimer } from '#shared/core/playback/sleep-timer.ts'
import type { Queue } from './audio-state.ts'

/** What can be asked of the player. */
export interface PlayerCommands {
  readonly play: (make: () => Promise<Queue>) => Promise<void>
  readonly pause: () => void
  /** Goes on after a pause, after the browser's refusal, or with another attempt after a failure. */
  readonly resume: () => void
  /** Ends everything; nothing is left on the player. */
  readonly stop: () => void
  readonly next: () => void
  /** To the beginning of the track, or to the one before when it has only just begun. */
  readonly previous: () => void
  /** Seconds into the track. */
  readonly seek: (seconds: number) => void
  readonly set: (settings: Partial<PlaybackSettings>) => void
  readonly sleep: (sleep: SleepTimer | undefined) => void
}
