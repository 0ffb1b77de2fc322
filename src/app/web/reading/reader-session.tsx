import { placeOfVerse, type VerseRange, verseNumber } from '#features/quran/core/index.ts'
import { currentPlace } from '#features/quran/web/reader/current-place.ts'
import { verseElement } from '#features/quran/web/reader/verse-element.ts'
import { SessionStrip } from '#features/reading/web/session-strip.tsx'
import { useSurahNames } from './use-surah-names.ts'

/** The session under way, which knows how far the reader has come. */
export default function ReaderSession() {
  return <SessionStrip names={useSurahNames()} readUpTo={readUpTo} />
}

/**
 * The verse up to which of `portion` was probably read: the last one when it has come onto the screen, else the one at
 * which the reader stands; `undefined` when that is elsewhere.
 */
function readUpTo({ first, last }: VerseRange): number | undefined {
  const end = verseElement(placeOfVerse(last))?.getBoundingClientRect()
  if (end && end.height > 0 && end.bottom <= innerHeight) return last
  const place = currentPlace()
  const here = place && verseNumber(place)
  return here && here >= first && here <= last ? here : undefined
}
