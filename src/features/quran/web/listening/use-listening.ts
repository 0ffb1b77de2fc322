import { useAudio } from '#shared/web/audio/audio-provider.tsx'
import type { AudioStatus } from '#shared/web/audio/audio-state.ts'
import type { VersePlace } from '../../core/index.ts'
import type { VerseSelection } from '../../core/verse-selection.ts'
import { trackPlace } from './track-place.ts'

export interface Listening {
  /** `waiting`: for a slow network, or in the pause between two repetitions. */
  readonly status: AudioStatus
  /** The current verse, also while paused; the same object for the same verse. */
  readonly verse: VersePlace | undefined
  readonly play: (selection: VerseSelection) => void
  readonly pause: () => void
  readonly resume: () => void
  /** Stops and closes the player. */
  readonly stop: () => void
}

/** Plays verses by the chosen reciter in the app's audio player. */
export function useListening(): Listening {
  const { state, play, command } = useAudio()
  return {
    status: state.status,
    verse: trackPlace(state.track?.id),
    play: (selection) => play(async () => (await import('./verse-queue.ts')).verseQueue(selection)),
    pause: () => command((player) => player.pause()),
    resume: () => command((player) => player.resume()),
    stop: () => command((player) => player.stop()),
  }
}
