import { spellingsOf, type TextKind } from './spellings.ts'
import { wordsOf } from './words-of.ts'

/**
 * A text of the Quran, verse by verse, made ready for searching, in a form to be written as JSON. Words that are found
 * alike are one *type*, numbered by how often it occurs. Numbers are written as characters, which is small and quickly
 * read.
 */
export interface PackedIndex {
  readonly kind: TextKind
  /** A type a line: its spellings, separated by `|`; after `;` those that are only near (`والكتاب;كتاب`). */
  readonly types: string
  /** How many words each verse has. */
  readonly lengths: string
  /** The types of all words, one verse after the other. */
  readonly sequence: string
}

/** Makes the index of a text with one entry a verse, at build time or, for an imported translation, while running. */
export function packIndex(texts: readonly string[], kind: TextKind): PackedIndex {
  const counts = new Map<string, number>()
  const known = new Map<string, string>()
  const typeOf = (word: string) => {
    const type = known.get(word) ?? nameOf(word, kind)
    known.set(word, type)
    counts.set(type, (counts.get(type) ?? 0) + 1)
    return type
  }
  const verses = texts.map((text) => wordsOf(text).map(({ word }) => typeOf(word)))
  const types = [...counts].sort(([, a], [, b]) => b - a).map(([type]) => type)
  const numbers = new Map(types.map((type, index) => [type, index]))
  return {
    kind,
    types: types.join('\n'),
    lengths: verses.map(({ length }) => toCharacter(length)).join(''),
    sequence: verses.flatMap((verse) => verse.map((type) => toCharacter(numbers.get(type) ?? 0))).join(''),
  }
}

function nameOf(word: string, kind: TextKind): string {
  const { same, near } = spellingsOf(word, kind)
  return near.length > 0 ? `${same.join('|')};${near.join('|')}` : same.join('|')
}

/** Behind the characters that JSON escapes, before the surrogates. */
const FIRST = 0x5d
const LAST = 0xd7ff

function toCharacter(number: number): string {
  if (number > LAST - FIRST) throw new RangeError('There are too many different words to index.')
  return String.fromCharCode(FIRST + number)
}

/** The numbers that were written as characters. */
export function numbersOf(characters: string): Uint16Array {
  const numbers = new Uint16Array(characters.length)
  for (let index = 0; index < characters.length; index++)
    numbers[index] = characters.charCodeAt(index) - FIRST
  return numbers
}
