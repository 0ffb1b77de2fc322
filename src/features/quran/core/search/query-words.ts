import { type Spellings, spellingsOf, type TextKind } from './spellings.ts'
import { wordsOf } from './words-of.ts'

/** The rest of a long transcript is ignored. */
const MAX_WORDS = 80
/** Vocative particles that the text joins to the next word. */
const VOCATIVE = /^(?:و?يا|ها)$/

/** The spellings of a query's words for a kind of text. Words without spellings are dropped. */
export function queryWords(query: string, kind: TextKind): Spellings[] {
  const words: { word: string; spellings: Spellings }[] = []
  for (const { word } of wordsOf(query).slice(0, MAX_WORDS)) {
    const spellings = spellingsOf(word, kind)
    if (spellings.same.length === 0) continue
    const before = kind === 'arabic' ? words.at(-1) : undefined
    if (before && VOCATIVE.test(before.word)) {
      const joined = before.word + word
      words[words.length - 1] = { word: joined, spellings: spellingsOf(joined, kind) }
    } else words.push({ word, spellings })
  }
  return words.map(({ spellings }) => spellings)
}

/** {@link queryWords} with a cache, because many texts have the same kind. */
export function cachedQueryWords(): typeof queryWords {
  const known = new Map<string, Spellings[]>()
  return (query, kind) => {
    const key = `${kind} ${query}`
    const words = known.get(key) ?? queryWords(query, kind)
    known.set(key, words)
    return words
  }
}
