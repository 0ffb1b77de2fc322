import { buildLetterIndex, type LetterIndex } from './letter-index.ts'
import type { PackedIndex } from './packed-index.ts'
import { openIndex, type WordIndex } from './word-index.ts'

/** A search file: a text with one entry per verse, and its index. */
export interface PackedText {
  readonly texts: readonly string[]
  readonly index: PackedIndex
}

/** A text opened for searching. */
export interface SearchableText {
  /** `arabic`, `transliteration`, or the language or id of a translation. */
  readonly id: string
  readonly texts: readonly string[]
  readonly words: WordIndex
  /** Only for Arabic and transliteration, where word boundaries and spellings vary. */
  readonly letters: LetterIndex | undefined
}

export function openSearchableText(id: string, { texts, index }: PackedText): SearchableText {
  const words = openIndex(index)
  const letters = index.kind === 'translation' ? undefined : buildLetterIndex(words)
  return { id, texts, words, letters }
}
