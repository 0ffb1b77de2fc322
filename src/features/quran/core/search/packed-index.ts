import type { PackedDictionary } from './dictionary.ts'
import { packDictionary } from './pack-dictionary.ts'
import { encodeNumbers } from './packed-numbers.ts'
import { type Spellings, spellingsOf, type TextKind } from './spellings.ts'
import { wordsOf } from './words-of.ts'

/**
 * A search index of a text in JSON-friendly form. Words with the same spellings are one *type*; types are numbered by
 * frequency.
 */
export interface PackedIndex {
  readonly kind: TextKind
  readonly dictionary: PackedDictionary
  /** The number of words in each verse. */
  readonly lengths: string
  /** The types of all words, verse by verse. */
  readonly sequence: string
}

interface Type {
  readonly spellings: Spellings
  count: number
}

/**
 * Builds the index of a text with one entry per verse: at build time, or at run time for imported translations. Throws
 * `RangeError` for more than 55,000 different words.
 */
export function packIndex(texts: readonly string[], kind: TextKind): PackedIndex {
  const types = new Map<string, Type>()
  const known = new Map<string, Type>()
  const typeOf = (word: string) => {
    const type = known.get(word) ?? findOrAddType(types, spellingsOf(word, kind))
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
    lengths: encodeNumbers(verses.map(({ length }) => length)),
    sequence: verses.map((verse) => encodeNumbers(verse.map((type) => numbers.get(type) ?? 0))).join(''),
  }
}

function findOrAddType(types: Map<string, Type>, spellings: Spellings): Type {
  const key = `${spellings.same.join('|')};${spellings.near.join('|')}`
  const type = types.get(key) ?? { spellings, count: 0 }
  types.set(key, type)
  return type
}
