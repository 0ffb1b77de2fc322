import { verseTotal } from '../verse-counts.ts'
import { bestPlaces } from './best-places.ts'
import { countOf } from './grouped.ts'
import { addHit, type HitList, hitList } from './hit-list.ts'
import type { LetterIndex } from './letter-index.ts'
import { tiers } from './rank.ts'

/** A verse shares this part of the query's threes, weighed by rarity, or it is not like it. */
const LEAST_ALIKE = 0.55
const MOST_ALIKE = 100

/** The weight that each verse shares with the query, 0 again when it was read; and the verses that share any. */
const shared = new Float32Array(verseTotal)
const touched = new Uint16Array(verseTotal)
const candidates = hitList(verseTotal)

/** Adds the verses that share most of the threes of the letters, the most alike of them. */
export function addAlike(index: LetterIndex, letters: string, hits: HitList): void {
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
