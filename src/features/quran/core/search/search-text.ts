import { verseTotal } from '../verse-counts.ts'
import { type BestHits, keepBest } from './best-hits.ts'
import { rangesOf, type TextRange, wordsHeard, wordsLit } from './highlight.ts'
import { bestTier, hitList } from './hit-list.ts'
import { lettersOf, matchLetters } from './match-letters.ts'
import { matchWords } from './match-words.ts'
import { tiers } from './rank.ts'
import type { SearchedText } from './searched-text.ts'
import type { Spellings } from './spellings.ts'
import { isKnown, type Meanings, meaningsOf } from './word-meanings.ts'

/** What was looked for in a text, so that it can be lit in what was found. */
export interface TextAnswer {
  readonly text: SearchedText
  readonly meanings: readonly Meanings[]
  /** Letters that were looked for; empty when none were. */
  readonly heard: string
}

/** From so many words on, some may be missing: most of the query's weight must be there. */
const ENOUGH_WORDS = 3
const MOST = 0.6
const ALL = 1.1
/** When nothing else was found, so much will do. */
const SOMETHING = 0.4

/** What was found by words and by letters in the text that is being searched. */
const spoken = hitList(verseTotal)
const heard = hitList(verseTotal)
/** The tier of a hit by words that one by letters stands for. */
const TAKEN_OVER = 0
/** Where a verse stands in `spoken`, from 1; 0 when it does not. */
const placeOf = new Uint16Array(verseTotal)

/**
 * Searches one text for a query's words and keeps what it finds in `best`, as found in the text of this number. Tolerance costs
 * time, so each step is taken only when the one before found too little.
 */
export function searchText(
  text: SearchedText,
  words: readonly Spellings[],
  best: BestHits,
  number: number,
): TextAnswer {
  const meanings = findByWords(text, words)
  const { letters } = text
  const sought = letters && bestTier(spoken) > tiers.phrase ? lettersOf(words, letters) : ''
  if (letters) matchLetters(letters, sought, heard)
  else heard.count = 0
  keepHeard(best, number)
  for (let place = 0; place < spoken.count; place++)
    if (spoken.tiers[place] !== TAKEN_OVER) keepBest(best, spoken, place, { text: number, byLetters: false })
  return { text, meanings, heard: sought }
}

/** Lists in `spoken` what holds the words; gives what they were taken to mean. */
function findByWords({ words: index, letters }: SearchedText, words: readonly Spellings[]): Meanings[] {
  const partial = words.length >= ENOUGH_WORDS ? MOST : ALL
  const last = words.length - 1
  const unknown = words.map((word) => !isKnown(index, word))
  const usual = words.map((word, at) =>
    meaningsOf(index, word, { isLast: at === last, errors: unknown[at] === true }),
  )
  matchWords(index, usual, [partial], spoken)
  if (bestTier(spoken) <= tiers.near) return usual
  const wrong = words.map((word, at) => {
    const same = unknown[at] ? usual[at] : undefined
    return same ?? meaningsOf(index, word, { isLast: at === last, errors: true })
  })
  matchWords(index, wrong, letters ? [partial] : [partial, SOMETHING], spoken)
  return wrong
}

/** Keeps what is found by its letters, where words were divided or heard otherwise, and takes over from what the words find. */
function keepHeard(best: BestHits, number: number): void {
  if (heard.count === 0) return
  for (let place = 0; place < spoken.count; place++) placeOf[spoken.verses[place] ?? 0] = place + 1
  for (let place = 0; place < heard.count; place++) {
    const there = (placeOf[heard.verses[place] ?? 0] ?? 0) - 1
    const tier = heard.tiers[place] ?? 0
    const before = there < 0 ? Number.POSITIVE_INFINITY : (spoken.tiers[there] ?? 0)
    if (before < tier || (before === tier && tier !== tiers.someWords)) continue
    if (there >= 0) spoken.tiers[there] = TAKEN_OVER
    keepBest(best, heard, place, { text: number, byLetters: true })
  }
  for (let place = 0; place < spoken.count; place++) placeOf[spoken.verses[place] ?? 0] = 0
}

/** Where in its text a verse is lit that the answer found, with this tier. */
export function rangesIn(
  { text, meanings, heard: sought }: TextAnswer,
  verse: number,
  { tier, byLetters }: { readonly tier: number; readonly byLetters: boolean },
): TextRange[] {
  const lit =
    byLetters && text.letters
      ? wordsHeard(text.words, text.letters, verse, sought)
      : wordsLit(text.words, verse, meanings, tier === tiers.phrase)
  return rangesOf(text.texts[verse] ?? '', lit)
}
