import { surahCount, type VersePlace, verseCount, verseNumber } from './verse-counts.ts'

/** Which verses are to be heard. */
export interface VerseSelection {
  readonly from: VersePlace
  /** The last one; without it to the end of the surah. */
  readonly to?: VersePlace | undefined
  /** On into the next surahs, to the end of the Quran. */
  readonly continuous?: boolean | undefined
  /** Where inside the selection to begin; without it at its beginning. */
  readonly at?: VersePlace | undefined
}

/** What is heard in turn: a verse, or the basmala that leads into the first verse of a surah. */
export interface RecitedPart extends VersePlace {
  readonly basmala: boolean
}

/**
 * The parts of a selection in their order. The basmala is recited before the first verse of every surah but the first,
 * where it is a verse itself, and the ninth, which has none. Throws `RangeError` for verses that are not there, and for
 * a selection that ends before it begins.
 */
export function recitedParts({ from, to, continuous = false }: VerseSelection): readonly RecitedPart[] {
  const lastSurah = continuous ? surahCount : (to?.surah ?? from.surah)
  const end = continuous || !to ? { surah: lastSurah, verse: verseCount(lastSurah) } : to
  if (verseNumber(end) < verseNumber(from)) throw new RangeError('The selection ends before it begins.')
  const parts: RecitedPart[] = []
  for (let surah = from.surah; surah <= end.surah; surah++) {
    const first = surah === from.surah ? from.verse : 1
    const last = surah === end.surah ? end.verse : verseCount(surah)
    if (first === 1 && surah !== 1 && surah !== 9) parts.push({ surah, verse: 1, basmala: true })
    for (let verse = first; verse <= last; verse++) parts.push({ surah, verse, basmala: false })
  }
  return parts
}
