import type { PackedDictionary } from './dictionary.ts'
import { packDictionary } from './pack-dictionary.ts'
import { charactersOf } from './packed-numbers.ts'
import { type Spellings, spellingsOf, type TextKind } from './spellings.ts'
import { wordsOf } from './words-of.ts'

/**
 * A text of the Quran, verse by verse, made ready for searching, in a form to be written as JSON. Words that are found
 * alike are one *type*, numbered by how often it occurs.
 */
export interface PackedIndex {
  readonly kind: TextKind
  readonly dictionary: PackedDictionary
  /** How many words each verse has. */
  readonly lengths: string
  /** The types of all words, one verse after the other. */
  readonly sequence: string
}

interface Type {
  readonly spellings: Spellings
  count: number
}

/**
 * Makes the index of a text with one entry a verse, at build time or, for an imported translation, while running.
 * Throws `RangeError` when it has more than 55,000 different words.
 */
export function packIndex(texts: readonly string[], kind: TextKind): PackedIndex {
  const types = new Map<string, Type>()
  const known = new Map<string, Type>()
  const typeOf = (word: string) => {
    const type = known.get(word) ?? newOrSame(types, spellingsOf(word, kind))
    known.set(word, type)
    type.count += 1
    return type
  }
  const verses = texts.map((text) => wordsOf(text).map(({ word }) => typeOf(word)))
  const ordered = [...types.values()].sort((a, b) => b.count - a.count)
  const numbers = new Map(ordered.map((type, number) => [type, number]))
  return {
    kind,
    dictionary: packDictionary(ordered.map(({ spellings }) => spellings)),
    lengths: charactersOf(verses.map(({ length }) => length)),
    sequence: verses.map((verse) => charactersOf(verse.map((type) => numbers.get(type) ?? 0))).join(''),
  }
}

function newOrSame(types: Map<string, Type>, spellings: Spellings): Type {
  const key = `${spellings.same.join('|')};${spellings.near.join('|')}`
  const type = types.get(key) ?? { spellings, count: 0 }
  types.set(key, type)
  return type
}
