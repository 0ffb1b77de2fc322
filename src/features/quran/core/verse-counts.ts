/** Verses per surah in the Kufan count, which the Hafs text follows. The content build checks it. */
const verseCounts = [
  7, 286, 200, 176, 120, 165, 206, 75, 129, 109, 123, 111, 43, 52, 99, 128, 111, 110, 98, 135, 112, 78, 118,
  64, 77, 227, 93, 88, 69, 60, 34, 30, 73, 54, 45, 83, 182, 88, 75, 85, 54, 53, 89, 59, 37, 35, 38, 29, 18,
  45, 60, 49, 62, 55, 78, 96, 29, 22, 24, 13, 14, 11, 11, 18, 12, 12, 30, 52, 52, 44, 28, 28, 20, 56, 40, 31,
  50, 40, 46, 42, 29, 19, 36, 25, 22, 17, 19, 26, 30, 20, 15, 21, 11, 8, 8, 19, 5, 8, 8, 11, 11, 8, 3, 9, 5,
  4, 7, 3, 6, 3, 5, 4, 5, 6,
] as const

export const surahCount = verseCounts.length
export const longestSurah = Math.max(...verseCounts)

export const verseTotal = verseCounts.reduce((sum, count) => sum + count, 0)

/** The number of verses before each surah. */
const before = verseCounts.map((_, index) =>
  verseCounts.slice(0, index).reduce((sum, count) => sum + count, 0),
)

/** A verse by surah (1–114) and number in the surah, from 1. */
export interface VersePlace {
  readonly surah: number
  readonly verse: number
}

/** The number of verses in a surah; 0 for an unknown surah. */
export function verseCount(surah: number): number {
  return verseCounts[surah - 1] ?? 0
}

/** The verse's number in the whole Quran, from 1. Throws `RangeError` for an unknown verse. */
export function verseNumber({ surah, verse }: VersePlace): number {
  if (!Number.isInteger(verse) || verse < 1 || verse > verseCount(surah)) {
    throw new RangeError(`There is no verse ${surah}:${verse}.`)
  }
  return (before[surah - 1] ?? 0) + verse
}
