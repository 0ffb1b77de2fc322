import type { Queue } from '#shared/web/audio/audio-state.ts'
import type { VerseSelection } from '../../core/verse-selection.ts'

/** A queue of verses that can be rebuilt for another selection or reciter. */
export interface VerseQueue extends Queue {
  readonly selection: VerseSelection
  readonly rebuild: (selection: VerseSelection) => Promise<VerseQueue>
}
