import { groupSize } from './grouped-numbers.ts'
import { addHit, type HitList } from './hit-list.ts'
import { joinSpokenWords, type LetterIndex } from './letter-index.ts'
import { addSimilarVerses } from './similar-verses.ts'
import type { Spellings } from './spellings.ts'
import { tiers } from './tiers.ts'

/** Fewer letters match too many verses. */
const SHORTEST = 5
/** Speakers drop case endings of up to two letters before a pause. */
const CASE_ENDING = 2

/** The letters of a query in the index's form; empty if they are too few. */
export function queryLetters(words: readonly Spellings[], { kind }: LetterIndex): string {
  const letters = joinSpokenWords(
    words.map(({ same }) => same[0] ?? ''),
    kind,
  )
  return letters.length >= SHORTEST ? letters : ''
}

/** Lists verses that contain the letters in sequence or, if there are none, those that sound most similar. */
export function matchLetters(index: LetterIndex, letters: string, hits: HitList): void {
  hits.count = 0
  if (letters === '') return
  addVersesWithLetters(index, letters, hits)
  if (hits.count === 0) addSimilarVerses(index, letters, hits)
}

/** Checks only verses with the query's rarest trigram. */
function addVersesWithLetters(index: LetterIndex, letters: string, hits: HitList): void {
  const { versesByTrigram } = index
  const trigram = rarestTrigram(index, letters)
  const end = versesByTrigram.starts[trigram + 1] ?? 0
  let before = -1
  for (let place = versesByTrigram.starts[trigram] ?? 0; place < end; place++) {
    const verse = versesByTrigram.values[place] ?? 0
    if (verse !== before) addIfContained(index, verse, letters, hits)
    before = verse
  }
}

function rarestTrigram(index: LetterIndex, letters: string): number {
  let rarest = index.trigramAt(letters, 0)
  for (let at = 1; at + 2 < letters.length; at++) {
    const trigram = index.trigramAt(letters, at)
    if (groupSize(index.versesByTrigram, trigram) < groupSize(index.versesByTrigram, rarest)) rarest = trigram
  }
  return rarest
}

/** Adds the verse with its best occurrence of the letters, if it has one. */
function addIfContained(index: LetterIndex, verse: number, letters: string, hits: HitList): void {
  const start = index.starts[verse] ?? 0
  const stream = index.letters.slice(start, index.starts[verse + 1])
  let [best, score] = [Number.POSITIVE_INFINITY, 0]
  for (let at = stream.indexOf(letters); at >= 0; at = stream.indexOf(letters, at + 1)) {
    const tier = tierAt(index, verse, start + at, start + at + letters.length)
    if (tier >= best) continue
    best = tier
    score = at === 0 ? 1 : 0
  }
  if (Number.isFinite(best)) addHit(hits, verse, best, score)
}

/** The tier of a match from `at` to `end`: whole words are best. */
function tierAt(index: LetterIndex, verse: number, at: number, end: number): number {
  const atWord = index.wordStarts[lastIndexUpTo(index.wordStarts, at)] === at
  const nextWord = index.wordStarts[lastIndexUpTo(index.wordStarts, end) + 1] ?? index.letters.length
  const endOfWord = Math.min(nextWord, (index.starts[verse + 1] ?? 0) - 1)
  const whole = endsWord(index, end) || endOfWord - end <= CASE_ENDING
  return atWord && whole ? tiers.phrase : tiers.near
}

function endsWord(index: LetterIndex, end: number): boolean {
  return index.letters[end] === '\n' || index.wordStarts[lastIndexUpTo(index.wordStarts, end)] === end
}

/** The index of the last number that is at most `value`; the numbers ascend. */
function lastIndexUpTo(ascending: Uint32Array, value: number): number {
  let [low, high] = [0, ascending.length - 1]
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if ((ascending[middle] ?? 0) <= value) low = middle
    else high = middle - 1
  }
  return low
}
