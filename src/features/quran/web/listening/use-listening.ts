import { useAudio } from '#shared/web/audio/audio-provider.tsx'
import type { AudioStatus } from '#shared/web/audio/audio-state.ts'
import type { VersePlace } from '../../core/index.ts'
import type { VerseSelection } from '../../core/verse-selection.ts'
import { trackPlace } from './track-place.ts'

export interface Listening {
  /** `waiting`: a slow network, or the pause between two rounds. */
  readonly status: AudioStatus
  /** The verse that sounds, or would if it were not paused; the same object as long as it is the same verse. */
  readonly verse: VersePlace | undefined
  readonly play: (selection: VerseSelection) => void
  readonly pause: () => void
  readonly resume: () => void
  /** Ends it and takes the player away. */
  readonly stop: () => void
}

/** The recitation of verses, by the reciter of this device, with the product's one player. */
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
