import type { FoundVerse } from './find-verses.ts'

/** The texts that a search can be limited to. */
export const searchScopes = ['arabic', 'translation', 'transliteration'] as const
export type SearchScope = (typeof searchScopes)[number]

export const revelations = ['meccan', 'medinan'] as const
export type Revelation = (typeof revelations)[number]

/** The chosen filters; without any, everything passes. */
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
 * Whether a result passes the filters. A verse found by reference or name has no matched words, so it passes any scope.
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
