import { type LetterIndex, openLetters } from './letter-index.ts'
import type { PackedIndex } from './packed-index.ts'
import { openIndex, type WordIndex } from './word-index.ts'

/** What a file of the search holds: a text with one entry a verse, and its index. */
export interface PackedText {
  readonly texts: readonly string[]
  readonly index: PackedIndex
}

/** A text that can be searched. */
export interface SearchedText {
  /** `arabic`, `transliteration`, or the language or id of a translation. */
  readonly id: string
  readonly texts: readonly string[]
  readonly words: WordIndex
  /** For Arabic and transliteration, which people divide and hear differently. */
  readonly letters: LetterIndex | undefined
}

/** Opens a text for searching. */
export function openText(id: string, { texts, index }: PackedText): SearchedText {
  const words = openIndex(index)
  const letters = index.kind === 'translation' ? undefined : openLetters(words)
  return { id, texts, words, letters }
}
