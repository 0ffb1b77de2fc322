import { surahCount, type VersePlace, verseCount, verseNumber } from './verse-counts.ts'

/** The verses to recite. */
export interface VerseSelection {
  readonly from: VersePlace
  /** The last verse; the default is the end of the surah. */
  readonly to?: VersePlace | undefined
  /** Continue with the next surahs to the end of the Quran. */
  readonly continuous?: boolean | undefined
  /** The verse to start with; the default is `from`. */
  readonly at?: VersePlace | undefined
}

/** One recording in the sequence: a verse, or the basmala before the first verse of a surah. */
export interface RecitedPart extends VersePlace {
  readonly basmala: boolean
}

/**
 * The parts of a selection, in order. A basmala precedes the first verse of every surah except the first, where it is a
 * verse, and the ninth, which has none. Throws `RangeError` for unknown verses and for a selection that ends before it
 * begins.
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
