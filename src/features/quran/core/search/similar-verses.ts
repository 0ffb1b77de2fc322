import { verseTotal } from '../verse-counts.ts'
import { groupSize } from './grouped-numbers.ts'
import { addHit, createHitList, type HitList } from './hit-list.ts'
import type { LetterIndex } from './letter-index.ts'
import { tiers } from './tiers.ts'
import { topIndexes } from './top-indexes.ts'

/** The minimum share of the query's trigrams, weighted by rarity. */
const MIN_SIMILARITY = 0.55
const MAX_VERSES = 100

/** The weight that each verse shares with the query, and the verses with any weight. Reused to avoid garbage. */
const shared = new Float32Array(verseTotal)
const touched = new Uint16Array(verseTotal)
const candidates = createHitList(verseTotal)

/** Adds the verses that share most of the query's trigrams, the most similar ones only. */
export function addSimilarVerses(index: LetterIndex, letters: string, hits: HitList): void {
  const { starts, versesByTrigram } = index
  const verseCount = starts.length - 1
  let [count, total] = [0, 0]
  for (const at of trigramPositions(letters)) {
    const trigram = index.trigramAt(letters, at)
    const weight = Math.log(1 + verseCount / (1 + groupSize(versesByTrigram, trigram)))
    total += weight
    const end = versesByTrigram.starts[trigram + 1] ?? 0
    let before = -1
    for (let place = versesByTrigram.starts[trigram] ?? 0; place < end; place++) {
      const verse = versesByTrigram.values[place] ?? 0
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
    if (weight >= total * MIN_SIMILARITY) addHit(candidates, verse, tiers.someWords, weight / total)
  }
  const { verses, scores } = candidates
  const compare = (a: number, b: number) =>
    (scores[b] ?? 0) - (scores[a] ?? 0) || (verses[a] ?? 0) - (verses[b] ?? 0)
  for (const place of topIndexes(candidates.count, MAX_VERSES, () => true, compare))
    addHit(hits, verses[place] ?? 0, tiers.someWords, scores[place] ?? 0)
}

/** The position of the first occurrence of each trigram, in order. */
export function trigramPositions(letters: string): number[] {
  const places: number[] = []
  for (let at = 0; at + 2 < letters.length; at++)
    if (!places.some((before) => isSameTrigram(letters, before, at))) places.push(at)
  return places
}

const isSameTrigram = (letters: string, a: number, b: number) =>
  letters.charCodeAt(a) === letters.charCodeAt(b) &&
  letters.charCodeAt(a + 1) === letters.charCodeAt(b + 1) &&
  letters.charCodeAt(a + 2) === letters.charCodeAt(b + 2)
