import { verseTotal } from '../verse-counts.ts'
import { addBestHit, type BestHits } from './best-hits.ts'
import { highlightedByLetters, highlightedWords, type TextRange, wordRanges } from './highlight.ts'
import { bestTier, createHitList } from './hit-list.ts'
import { matchLetters, queryLetters } from './match-letters.ts'
import { matchWords } from './match-words.ts'
import type { SearchableText } from './searchable-text.ts'
import type { Spellings } from './spellings.ts'
import { tiers } from './tiers.ts'
import { isIndexed, matchWord, type WordMatches } from './word-matches.ts'

/** The query as matched in one text, for highlighting. */
export interface TextResult {
  readonly text: SearchableText
  readonly matches: readonly WordMatches[]
  /** The letters searched for; empty if none. */
  readonly letters: string
}

/** With at least this many words, some may be missing. */
const ENOUGH_WORDS = 3
/** Minimum shares of the query's weight: most of it, all of it, and the last resort. */
const MOST = 0.6
const ALL = 1.1
const SOMETHING = 0.4

/** Hits by words and by letters in the current text; reused to avoid garbage. */
const wordHits = createHitList(verseTotal)
const letterHits = createHitList(verseTotal)
/** The tier of a word hit that a letter hit replaces. */
const REPLACED = 0
/** The position of a verse in `wordHits`, from 1; 0 if it has none. */
const positionOf = new Uint16Array(verseTotal)

/**
 * Searches one text and adds the hits to `best` under the text's number. Tolerant matching is slow, so each step runs only
 * if the one before found too little.
 */
export function searchText(
  text: SearchableText,
  words: readonly Spellings[],
  best: BestHits,
  number: number,
): TextResult {
  const matches = findByWords(text, words)
  const { letters } = text
  const lettersQuery = letters && bestTier(wordHits) > tiers.phrase ? queryLetters(words, letters) : ''
  if (letters) matchLetters(letters, lettersQuery, letterHits)
  else letterHits.count = 0
  addLetterHits(best, number)
  for (let place = 0; place < wordHits.count; place++)
    if (wordHits.tiers[place] !== REPLACED)
      addBestHit(best, wordHits, place, { text: number, byLetters: false })
  return { text, matches, letters: lettersQuery }
}

/** Adds the verses with any of the words, the rarest words and most of them first, under the text's number. */
export function searchTextForAny(
  text: SearchableText,
  words: readonly Spellings[],
  best: BestHits,
  number: number,
): TextResult {
  const matches = words.map((word) => matchWord(text.words, word, { isLast: false, errors: false }))
  matchWords(text.words, matches, [0], wordHits)
  for (let place = 0; place < wordHits.count; place++)
    addBestHit(best, wordHits, place, { text: number, byLetters: false })
  return { text, matches, letters: '' }
}

/** Fills `wordHits`; returns the types that each word matched. */
function findByWords({ words: index, letters }: SearchableText, words: readonly Spellings[]): WordMatches[] {
  const partial = words.length >= ENOUGH_WORDS ? MOST : ALL
  const last = words.length - 1
  const unknown = words.map((word) => !isIndexed(index, word))
  const usual = words.map((word, at) =>
    matchWord(index, word, { isLast: at === last, errors: unknown[at] === true }),
  )
  matchWords(index, usual, [partial], wordHits)
  if (bestTier(wordHits) <= tiers.near) return usual
  const wrong = words.map((word, at) => {
    const same = unknown[at] ? usual[at] : undefined
    return same ?? matchWord(index, word, { isLast: at === last, errors: true })
  })
  matchWords(index, wrong, letters ? [partial] : [partial, SOMETHING], wordHits)
  return wrong
}

/** Adds hits by letters where they are better than the hits by words, which they replace. */
function addLetterHits(best: BestHits, number: number): void {
  if (letterHits.count === 0) return
  for (let place = 0; place < wordHits.count; place++) positionOf[wordHits.verses[place] ?? 0] = place + 1
  for (let place = 0; place < letterHits.count; place++) {
    const there = (positionOf[letterHits.verses[place] ?? 0] ?? 0) - 1
    const tier = letterHits.tiers[place] ?? 0
    const before = there < 0 ? Number.POSITIVE_INFINITY : (wordHits.tiers[there] ?? 0)
    if (before < tier || (before === tier && tier !== tiers.someWords)) continue
    if (there >= 0) wordHits.tiers[there] = REPLACED
    addBestHit(best, letterHits, place, { text: number, byLetters: true })
  }
  for (let place = 0; place < wordHits.count; place++) positionOf[wordHits.verses[place] ?? 0] = 0
}

/** The ranges to highlight in a verse, for a hit of this tier. */
export function highlightRanges(
  { text, matches, letters }: TextResult,
  verse: number,
  { tier, byLetters }: { readonly tier: number; readonly byLetters: boolean },
): TextRange[] {
  const highlighted =
    byLetters && text.letters
      ? highlightedByLetters(text.words, text.letters, verse, letters)
      : highlightedWords(text.words, verse, matches, tier === tiers.phrase)
  return wordRanges(text.texts[verse] ?? '', highlighted)
}
