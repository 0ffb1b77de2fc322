import {
  type DivisionKind,
  divisionCount,
  divisionVerses,
  surahCount,
  verseCount,
  verseNumber,
} from '#features/quran/core/index.ts'

type Part = DivisionKind | 'surah'

const lastVerses = new Map<Part, ReadonlySet<number>>()

/** Whether a verse is the last of a part of this kind. */
export const isPartEnd = (part: Part, verse: number): boolean => lastVersesOf(part).has(verse)

function lastVersesOf(part: Part): ReadonlySet<number> {
  const known = lastVerses.get(part)
  if (known) return known
  const numbers = Array.from({ length: part === 'surah' ? surahCount : divisionCount(part) }, (_, n) => n + 1)
  const found = new Set(
    numbers.map((number) =>
      part === 'surah'
        ? verseNumber({ surah: number, verse: verseCount(number) })
        : divisionVerses(part, number).last,
    ),
  )
  lastVerses.set(part, found)
  return found
}
