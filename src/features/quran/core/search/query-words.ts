import { type Spellings, spellingsOf, type TextKind } from './spellings.ts'
import { wordsOf } from './words-of.ts'

/** More words than anyone remembers a verse by; the rest of a long recording is not read. */
const MOST_WORDS = 80
/** Calling particles that the text writes on to the next word. */
const CALLING = /^(?:و?يا|ها)$/

/**
 * The words of a query as texts of a kind have them, by their spellings. Those without a spelling are nothing that one could
 * look for.
 */
export function queryWords(query: string, kind: TextKind): Spellings[] {
  const words: { word: string; spellings: Spellings }[] = []
  for (const { word } of wordsOf(query).slice(0, MOST_WORDS)) {
    const spellings = spellingsOf(word, kind)
    if (spellings.same.length === 0) continue
    const before = kind === 'arabic' ? words.at(-1) : undefined
    if (before && CALLING.test(before.word)) {
      const joined = before.word + word
      words[words.length - 1] = { word: joined, spellings: spellingsOf(joined, kind) }
    } else words.push({ word, spellings })
  }
  return words.map(({ spellings }) => spellings)
}

/** {@link queryWords}, read once for all texts of a kind. */
export function queryReader(): typeof queryWords {
  const known = new Map<string, Spellings[]>()
  return (query, kind) => {
    const key = `${kind} ${query}`
    const words = known.get(key) ?? queryWords(query, kind)
    known.set(key, words)
    return words
  }
}
