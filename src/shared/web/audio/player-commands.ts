import type { PlaybackSettings } from '#shared/core/playback/playback-settings.ts'
import type { SleepTimer } from '#shared/core/playback/sleep-timer.ts'
import type { Queue } from './audio-state.ts'

/** Commands for the player. */
export interface PlayerCommands {
  readonly play: (make: () => Promise<Queue>) => Promise<void>
  readonly pause: () => void
  /** Continues after a pause or a blocked autoplay, or tries again after a failure. */
  readonly resume: () => void
  /** Stops playback and removes the queue. */
  readonly stop: () => void
  readonly next: () => void
  /** Goes to the beginning of the track, or to the previous one if it has only just started. */
  readonly previous: () => void
  /** Seconds into the track. */
  readonly seek: (seconds: number) => void
  readonly set: (settings: Partial<PlaybackSettings>) => void
  readonly sleep: (sleep: SleepTimer | undefined) => void
}
