import { verseTotal } from '../verse-counts.ts'
import { bestPlaces } from './best-places.ts'
import { countOf } from './grouped.ts'
import { addHit, type HitList, hitList } from './hit-list.ts'
import { joinWords, type LetterIndex } from './letter-index.ts'
import { tiers } from './rank.ts'
import type { Spellings } from './spellings.ts'

/** A few letters are found everywhere. */
const SHORTEST = 5
/** A verse shares this part of the query's threes, weighed by rarity, or it is not like it. */
const LEAST_ALIKE = 0.55
/** A case ending may stand between where one stops and the end of the word. */
const CASE_ENDING = 2
const MOST_ALIKE = 100

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

/** The weight that each verse shares with the query, 0 again when it was read; and the verses that share any. */
const shared = new Float32Array(verseTotal)
const touched = new Uint16Array(verseTotal)
const candidates = hitList(verseTotal)

function addAlike(index: LetterIndex, letters: string, hits: HitList): void {
  const { starts, versesWith } = index
  const verseCount = starts.length - 1
  let [count, total] = [0, 0]
  for (const at of threesOf(letters)) {
    const three = index.threeAt(letters, at)
    const weight = Math.log(1 + verseCount / (1 + countOf(versesWith, three)))
    total += weight
    const end = versesWith.starts[three + 1] ?? 0
    let before = -1
    for (let place = versesWith.starts[three] ?? 0; place < end; place++) {
      const verse = versesWith.values[place] ?? 0
      if (verse === before) continue
      before = verse
      if (shared[verse] === 0) touched[count++] = verse
      shared[verse] = (shared[verse] ?? 0) + weight
    }
  }
  candidates.count = 0
  for (let place = 0; place < count; place++) {
    const verse = touched[place] ?? 0
    const weight = shared[verse] ?? 0
    shared[verse] = 0
    if (weight >= total * LEAST_ALIKE) addHit(candidates, verse, tiers.someWords, weight / total)
  }
  const { verses, scores } = candidates
  const compare = (a: number, b: number) =>
    (scores[b] ?? 0) - (scores[a] ?? 0) || (verses[a] ?? 0) - (verses[b] ?? 0)
  for (const place of bestPlaces(candidates.count, MOST_ALIKE, () => true, compare))
    addHit(hits, verses[place] ?? 0, tiers.someWords, scores[place] ?? 0)
}

/** Where three letters begin that do not stand in the text before, in their order. */
export function threesOf(letters: string): number[] {
  const places: number[] = []
  for (let at = 0; at + 2 < letters.length; at++)
    if (!places.some((before) => isSameThree(letters, before, at))) places.push(at)
  return places
}

const isSameThree = (letters: string, a: number, b: number) =>
  letters.charCodeAt(a) === letters.charCodeAt(b) &&
  letters.charCodeAt(a + 1) === letters.charCodeAt(b + 1) &&
  letters.charCodeAt(a + 2) === letters.charCodeAt(b + 2)

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
