import type { VersePlace } from '../../core/verse-counts.ts'
import type { RecitedPart } from '../../core/verse-selection.ts'

/** The first verse of all is what is recited before the other surahs. */
const BASMALA: VersePlace = { surah: 1, verse: 1 }

/** The verse whose recording is heard for this part. */
export function recordingOf({ surah, verse, basmala }: RecitedPart): VersePlace {
  return basmala ? BASMALA : { surah, verse }
}
