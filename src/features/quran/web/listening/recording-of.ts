import type { VersePlace } from '../../core/verse-counts.ts'
import type { RecitedPart } from '../../core/verse-selection.ts'

/** The basmala before other surahs is the recording of the first verse. */
const BASMALA: VersePlace = { surah: 1, verse: 1 }

/** The verse whose recording is played for a part. */
export function recordingOf({ surah, verse, basmala }: RecitedPart): VersePlace {
  return basmala ? BASMALA : { surah, verse }
}
