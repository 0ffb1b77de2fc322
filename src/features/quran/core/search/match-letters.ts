import { countOf } from './grouped.ts'
import { addHit, type HitList } from './hit-list.ts'
import { joinWords, type LetterIndex } from './letter-index.ts'
import { tiers } from './rank.ts'
import type { Spellings } from './spellings.ts'
import { addAlike } from './verses-alike.ts'

/** A few letters are found everywhere. */
const SHORTEST = 5
/** A case ending may stand between where one stops and the end of the word. */
const CASE_ENDING = 2

/** The letters of a query's words as the index has them; empty when they are too few to look for. */
export function lettersOf(words: readonly Spellings[], { kind }: LetterIndex): string {
  const letters = joinWords(
    words.map(({ same }) => same[0] ?? ''),
    kind,
  )
  return letters.length >= SHORTEST ? letters : ''
}

/** Lists the verses that hold the letters one behind the other, or, when none does, those that sound most alike. */
export function matchLetters(index: LetterIndex, letters: string, hits: HitList): void {
  hits.count = 0
  if (letters === '') return
  addWithLetters(index, letters, hits)
  if (hits.count === 0) addAlike(index, letters, hits)
}

/** Looks only into the verses that hold the rarest three of the letters. */
function addWithLetters(index: LetterIndex, letters: string, hits: HitList): void {
  const { versesWith } = index
  const three = rarestThree(index, letters)
  const end = versesWith.starts[three + 1] ?? 0
  let before = -1
  for (let place = versesWith.starts[three] ?? 0; place < end; place++) {
    const verse = versesWith.values[place] ?? 0
    if (verse !== before) addIfHeld(index, verse, letters, hits)
    before = verse
  }
}

function rarestThree(index: LetterIndex, letters: string): number {
  let rarest = index.threeAt(letters, 0)
  for (let at = 1; at + 2 < letters.length; at++) {
    const three = index.threeAt(letters, at)
    if (countOf(index.versesWith, three) < countOf(index.versesWith, rarest)) rarest = three
  }
  return rarest
}

/** Adds the verse when it holds the letters one behind the other, as it does so best. */
function addIfHeld(index: LetterIndex, verse: number, letters: string, hits: HitList): void {
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

/** How well letters answer that stand in the verse from `at` before `end`: best as whole words. */
function tierAt(index: LetterIndex, verse: number, at: number, end: number): number {
  const atWord = index.wordStarts[rankOf(index.wordStarts, at)] === at
  const nextWord = index.wordStarts[rankOf(index.wordStarts, end) + 1] ?? index.letters.length
  const endOfWord = Math.min(nextWord, (index.starts[verse + 1] ?? 0) - 1)
  const whole = endsWord(index, end) || endOfWord - end <= CASE_ENDING
  return atWord && whole ? tiers.phrase : tiers.near
}

function endsWord(index: LetterIndex, end: number): boolean {
  return index.letters[end] === '\n' || index.wordStarts[rankOf(index.wordStarts, end)] === end
}

/** Which of the ascending numbers is the last that is not greater than `value`. */
function rankOf(ascending: Uint32Array, value: number): number {
  let [low, high] = [0, ascending.length - 1]
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if ((ascending[middle] ?? 0) <= value) low = middle
    else high = middle - 1
  }
  return low
}
