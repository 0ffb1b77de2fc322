import { stemOf } from './light-stem.ts'
import { isFrameWord } from './question.ts'
import { type Spellings, spellingsOf, type TextKind } from './spellings.ts'
import { wordsOf } from './words-of.ts'

/** The rest of a long transcript is ignored. */
const MAX_WORDS = 80
/** Vocative particles that the text joins to the next word. */
const VOCATIVE = /^(?:و?يا|ها)$/

/** Words that the text has in three cases: ذو, ذا, ذي. */
const CASES = /^(ذ|اب|اخ)[واي]$/

/** The spellings of a query's words for a kind of text. Words without spellings are dropped. */
export function queryWords(query: string, kind: TextKind): Spellings[] {
  const words: { word: string; spellings: Spellings }[] = []
  for (const { word } of wordsOf(query).slice(0, MAX_WORDS)) {
    const spellings = inAllCases(spellingsOf(word, kind), kind)
    if (spellings.same.length === 0) continue
    const before = kind === 'arabic' ? words.at(-1) : undefined
    if (before && VOCATIVE.test(before.word)) {
      const joined = before.word + word
      words[words.length - 1] = { word: joined, spellings: spellingsOf(joined, kind) }
    } else words.push({ word, spellings })
  }
  return words.map(({ spellings }) => spellings)
}

function inAllCases(spellings: Spellings, kind: TextKind): Spellings {
  const root = kind === 'arabic' ? CASES.exec(spellings.same[0] ?? '')?.[1] : undefined
  return root === undefined
    ? spellings
    : { ...spellings, same: ['و', 'ا', 'ي'].map((vowel) => root + vowel).concat(`يا${root}ا`, `ي${root}ا`) }
}

/** {@link queryWords} without question words, and with stems, for verses that have any of them. */
export function anyWords(query: string, kind: TextKind): Spellings[] {
  return wordsOf(query)
    .slice(0, MAX_WORDS)
    .filter(({ word }) => !isFrameWord(word))
    .map(({ word }) => {
      const { same, near } = spellingsOf(word, kind)
      const stem = stemOf(word)
      return { same: same.length > 0 ? [...new Set([...same, stem])] : [], near: [...near, stem] }
    })
    .filter(({ same }) => same.length > 0)
}

/** A reader of query words with a cache, because many texts have the same kind. */
export function cachedQueryWords(read: typeof queryWords): typeof queryWords {
  const known = new Map<string, Spellings[]>()
  return (query, kind) => {
    const key = `${kind} ${query}`
    const words = known.get(key) ?? read(query, kind)
    known.set(key, words)
    return words
  }
}
