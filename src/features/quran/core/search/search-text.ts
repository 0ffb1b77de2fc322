import { rangesOf, type TextRange, wordsHeard, wordsLit } from './highlight.ts'
import { lettersOf, matchLetters } from './match-letters.ts'
import { matchWords } from './match-words.ts'
import { type Hit, tiers } from './rank.ts'
import type { SearchedText } from './searched-text.ts'
import { spellingsOf } from './spellings.ts'
import { type Nearness, nearTypes, sameTypes } from './word-meanings.ts'
import { wordsOf } from './words-of.ts'

/** What one text answers: its hits, and where each is lit. */
export interface TextAnswer {
  readonly hits: readonly Hit[]
  readonly ranges: (hit: Hit) => TextRange[]
}

/** More words than anyone remembers a verse by; the rest of a long recording is not read. */
const MOST_WORDS = 80
/** From so many words on, one may be missing. */
const ENOUGH_WORDS = 3
/** Calling particles that the text writes on to the next word. */
const CALLING = /^(?:و?يا|ها)$/

/** Searches one text. Tolerance costs time, so each step is taken only when the one before found too little. */
export function searchText(text: SearchedText, query: string): TextAnswer {
  const words = queryWords(query, text)
  const same = words.map((word) => sameTypes(text.words, word))
  let meanings: Nearness[] = same
  let hits = words.every((_, number) => (same[number]?.size ?? 0) > 0)
    ? matchWords(text.words, same, false)
    : []
  const exact = hits.length > 0
  meanings = words.map((word, number) =>
    nearTypes(text.words, word, {
      isLast: number === words.length - 1,
      errors: !exact && (same[number]?.size ?? 0) === 0,
    }),
  )
  hits = matchWords(text.words, meanings, words.length >= ENOUGH_WORDS)
  if (!hits.some(({ tier }) => tier <= tiers.near) && !exact) {
    const wrong = words.map((word, number) =>
      nearTypes(text.words, word, { isLast: number === words.length - 1, errors: true }),
    )
    const more = matchWords(text.words, wrong, words.length >= ENOUGH_WORDS)
    if (more.length > 0) [hits, meanings] = [more, wrong]
  }
  return withLetters(text, words, meanings, hits)
}

function withLetters(
  text: SearchedText,
  words: readonly string[],
  meanings: readonly Nearness[],
  hits: Hit[],
): TextAnswer {
  const byWords = (hit: Hit) => wordsLit(text.words, hit.verse, meanings, hit.tier === tiers.phrase)
  const { letters } = text
  const heard = letters && !hits.some(({ tier }) => tier <= tiers.phrase) ? lettersOf(words, letters) : ''
  const found = new Map(hits.map((hit) => [hit.verse, hit]))
  const byLetters = new Set<Hit>()
  for (const hit of letters ? matchLetters(letters, heard) : []) {
    const there = found.get(hit.verse)
    if (there && (there.tier < hit.tier || (there.tier === hit.tier && hit.tier !== tiers.someWords)))
      continue
    found.set(hit.verse, hit)
    byLetters.add(hit)
  }
  return {
    hits: [...found.values()],
    ranges: (hit) =>
      rangesOf(
        text.texts[hit.verse] ?? '',
        letters && byLetters.has(hit) ? wordsHeard(text.words, letters, hit.verse, heard) : byWords(hit),
      ),
  }
}

/** The words of a query as this text has them: those without a spelling in it are nothing that one could look for. */
function queryWords(query: string, { words: { kind } }: SearchedText): string[] {
  const words = wordsOf(query)
    .slice(0, MOST_WORDS)
    .map(({ word }) => word)
    .filter((word) => spellingsOf(word, kind).same.length > 0)
  if (kind !== 'arabic') return words
  return words.reduce<string[]>((joined, word) => {
    const before = joined.at(-1)
    if (before !== undefined && CALLING.test(before)) return [...joined.slice(0, -1), before + word]
    return [...joined, word]
  }, [])
}
