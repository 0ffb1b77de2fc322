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
/** From so many words on, some may be missing: most of the query's weight must be there. */
const ENOUGH_WORDS = 3
const MOST = 0.6
const ALL = 1.1
/** When nothing else was found, so much will do. */
const SOMETHING = 0.4
/** Calling particles that the text writes on to the next word. */
const CALLING = /^(?:و?يا|ها)$/

interface WordAnswer {
  readonly hits: Hit[]
  readonly meanings: readonly Nearness[]
}

/** Searches one text. Tolerance costs time, so each step is taken only when the one before found too little. */
export function searchText(text: SearchedText, query: string): TextAnswer {
  const words = queryWords(query, text)
  const answer = byWords(text, words)
  return text.letters ? withLetters(text, words, answer) : answerOf(text, answer)
}

function byWords({ words: index, letters }: SearchedText, words: readonly string[]): WordAnswer {
  const partial = words.length >= ENOUGH_WORDS ? MOST : ALL
  const near = (errors: (word: string) => boolean) =>
    words.map((word, at) => nearTypes(index, word, { isLast: at === words.length - 1, errors: errors(word) }))
  const usual = near((word) => sameTypes(index, word).size === 0)
  const hits = matchWords(index, usual, partial)
  if (hits.some(({ tier }) => tier <= tiers.near)) return { hits, meanings: usual }
  const wrong = near(() => true)
  const more = matchWords(index, wrong, partial)
  if (more.length > 0 || letters) return { hits: more, meanings: wrong }
  return { hits: matchWords(index, wrong, SOMETHING), meanings: wrong }
}

function answerOf(text: SearchedText, { hits, meanings }: WordAnswer): TextAnswer {
  const lit = (hit: Hit) => wordsLit(text.words, hit.verse, meanings, hit.tier === tiers.phrase)
  return { hits, ranges: (hit) => rangesOf(text.texts[hit.verse] ?? '', lit(hit)) }
}

/** Adds what is found by its letters, where words were divided or heard otherwise. */
function withLetters(text: SearchedText, words: readonly string[], answer: WordAnswer): TextAnswer {
  const { letters } = text
  const spoken = answerOf(text, answer)
  if (!letters || answer.hits.some(({ tier }) => tier === tiers.phrase)) return spoken
  const heard = lettersOf(words, letters)
  const found = new Map(answer.hits.map((hit) => [hit.verse, hit]))
  const byLetters = new Set<Hit>()
  for (const hit of matchLetters(letters, heard)) {
    const there = found.get(hit.verse)
    if (there && (there.tier < hit.tier || (there.tier === hit.tier && hit.tier !== tiers.someWords)))
      continue
    found.set(hit.verse, hit)
    byLetters.add(hit)
  }
  return {
    hits: [...found.values()],
    ranges: (hit) =>
      byLetters.has(hit)
        ? rangesOf(text.texts[hit.verse] ?? '', wordsHeard(text.words, letters, hit.verse, heard))
        : spoken.ranges(hit),
  }
}

/** The words of a query as this text has them: those without a spelling in it are nothing that one could look for. */
function queryWords(query: string, { words: { kind } }: SearchedText): string[] {
  const words = wordsOf(query)
    .slice(0, MOST_WORDS)
    .map(({ word }) => word)
    .filter((word) => spellingsOf(word, kind).same.length > 0)
  if (kind !== 'arabic') return words
  const joined: string[] = []
  for (const word of words) {
    const before = joined.at(-1)
    if (before !== undefined && CALLING.test(before)) joined[joined.length - 1] = before + word
    else joined.push(word)
  }
  return joined
}
