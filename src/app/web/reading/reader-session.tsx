import { placeOfVerse, type VerseRange, verseNumber } from '#features/quran/core/index.ts'
import { currentPlace } from '#features/quran/web/reader/current-place.ts'
import { verseElement } from '#features/quran/web/reader/verse-element.ts'
import { SessionStrip } from '#features/reading/web/session-strip.tsx'
import { useSurahNames } from './use-surah-names.ts'

/** The running session, with the reader's position. */
export default function ReaderSession() {
  return <SessionStrip names={useSurahNames()} readUpTo={readUpTo} />
}

/**
 * The verse of `portion` up to which the user probably read: the last one if it was on the screen, else the
 * current one; `undefined` if that is outside.
 */
function readUpTo({ first, last }: VerseRange): number | undefined {
  const end = verseElement(placeOfVerse(last))?.getBoundingClientRect()
  if (end && end.height > 0 && end.bottom <= innerHeight) return last
  const place = currentPlace()
  const here = place && verseNumber(place)
  return here && here >= first && here <= last ? here : undefined
}
