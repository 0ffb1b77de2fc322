import type { FoundVerse } from './find-verses.ts'

/** Where the words have to stand. */
export const searchScopes = ['arabic', 'translation', 'transliteration'] as const
export type SearchScope = (typeof searchScopes)[number]

export const revelations = ['meccan', 'medinan'] as const
export type Revelation = (typeof revelations)[number]

/** What the person narrowed the search down to; nothing chosen means everything. */
export interface VerseFilter {
  readonly field?: SearchScope | undefined
  readonly revelation?: Revelation | undefined
  /** 1–114 */
  readonly surah?: number | undefined
}

const fieldNames = {
  arabic: 'arabicText',
  translation: 'translation',
  transliteration: 'transliteration',
} as const

/**
 * Whether a found verse passes. `isMeccan` tells where a surah was revealed. A verse found by its reference or name
 * has no words to look at, and is in every text.
 */
export function matchesFilter(
  verse: FoundVerse,
  { field, revelation, surah }: VerseFilter,
  isMeccan: (surah: number) => boolean,
): boolean {
  const words = verse.match.filter(({ ranges }) => ranges.length > 0)
  return (
    (surah === undefined || verse.surahNumber === surah) &&
    (revelation === undefined || isMeccan(verse.surahNumber) === (revelation === 'meccan')) &&
    (field === undefined || words.length === 0 || words.some((match) => match.field === fieldNames[field]))
  )
}
