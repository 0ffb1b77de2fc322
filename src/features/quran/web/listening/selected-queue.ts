import type { Queue } from '#shared/web/audio/audio-state.ts'
import type { VerseSelection } from '../../core/verse-selection.ts'

/** A queue of selected verses, which can be made again with another selection or by another reciter. */
export interface VerseQueue extends Queue {
  readonly selection: VerseSelection
  readonly rebuild: (selection: VerseSelection) => Promise<VerseQueue>
}
