import { verseTotal } from '../verse-counts.ts'
import type { HitList } from './hit-list.ts'
import { tiers } from './tiers.ts'
import { topIndexes } from './top-indexes.ts'

/** The best hit of all texts for each verse, by verse index (from 0). */
export interface BestHits {
  /** The verses found; the first `count` entries are valid. */
  readonly verses: Uint16Array
  count: number
  /** 0 if the verse was not found. */
  readonly tiers: Uint8Array
  readonly scores: Float64Array
  /** The index of the text with the best hit. */
  readonly texts: Uint16Array
  /** 1 if the hit is by letters. */
  readonly byLetters: Uint8Array
}

/** Reused: at 100 kB each, they would be most of the garbage of a search. */
const pool: BestHits[] = []

/** Empty hits for one search. Return them with {@link releaseBestHits}. */
export function acquireBestHits(): BestHits {
  return (
    pool.pop() ?? {
      verses: new Uint16Array(verseTotal),
      count: 0,
      tiers: new Uint8Array(verseTotal),
      scores: new Float64Array(verseTotal),
      texts: new Uint16Array(verseTotal),
      byLetters: new Uint8Array(verseTotal),
    }
  )
}

export function releaseBestHits(best: BestHits): void {
  clearBestHits(best)
  pool.push(best)
}

export function clearBestHits(best: BestHits): void {
  for (let place = 0; place < best.count; place++) best.tiers[best.verses[place] ?? 0] = 0
  best.count = 0
}

/** Stores the hit at `place` in a text's list if it is the best for its verse. */
export function addBestHit(
  best: BestHits,
  list: HitList,
  place: number,
  from: { readonly text: number; readonly byLetters: boolean },
): void {
  const verse = list.verses[place] ?? 0
  const tier = list.tiers[place] ?? 0
  const score = list.scores[place] ?? 0
  const current = best.tiers[verse] ?? 0
  if (current === 0) best.verses[best.count++] = verse
  else if ((tier - current || from.text - (best.texts[verse] ?? 0) || (best.scores[verse] ?? 0) - score) >= 0)
    return
  best.tiers[verse] = tier
  best.scores[verse] = score
  best.texts[verse] = from.text
  best.byLetters[verse] = from.byLetters ? 1 : 0
}

/** The best hit of a verse. */
export const hitOf = ({ tiers: of, texts, byLetters }: BestHits, verse: number) => ({
  tier: of[verse] ?? 0,
  text: texts[verse] ?? 0,
  byLetters: byLetters[verse] === 1,
})

/** Whether the verse contains all words of the query. */
export const hasAllWords = ({ tiers: of }: BestHits, verse: number): boolean =>
  (of[verse] ?? 0) !== 0 && (of[verse] ?? 0) <= tiers.allWords

/** The best tier of any verse; infinity if there is none. */
export const bestTierOf = (best: BestHits): number => lowestTier(best, ({ tier }) => tier)

/** The same, where hits by letters only count as approximate words. */
export const bestTierByWords = (best: BestHits): number =>
  lowestTier(best, ({ tier, byLetters }) => (byLetters ? Math.max(tier, tiers.near) : tier))

function lowestTier(best: BestHits, tierOf: (hit: ReturnType<typeof hitOf>) => number): number {
  let tier = Number.POSITIVE_INFINITY
  for (let place = 0; place < best.count; place++)
    tier = Math.min(tier, tierOf(hitOf(best, best.verses[place] ?? 0)))
  return tier
}

/** Whether any accepted verse contains all words. */
export function anyHasAllWords(best: BestHits, accept: (verse: number) => boolean = () => true): boolean {
  for (let place = 0; place < best.count; place++) {
    const verse = best.verses[place] ?? 0
    if (hasAllWords(best, verse) && accept(verse)) return true
  }
  return false
}

/**
 * The best accepted verses, at most `most`. Verses with only some of the words are excluded if another verse has all of
 * them.
 */
export function bestVerses(best: BestHits, most: number, accept: (verse: number) => boolean): number[] {
  const worst = anyHasAllWords(best) ? tiers.near : tiers.someWords
  const verseAt = (place: number) => best.verses[place] ?? 0
  const places = topIndexes(
    best.count,
    most,
    (place) => (best.tiers[verseAt(place)] ?? 0) <= worst && accept(verseAt(place)),
    (a, b) => compareVerses(best, verseAt(a), verseAt(b)),
  )
  return places.map(verseAt)
}

const compareVerses = ({ tiers: of, texts, scores }: BestHits, a: number, b: number) =>
  (of[a] ?? 0) - (of[b] ?? 0) ||
  (texts[a] ?? 0) - (texts[b] ?? 0) ||
  (scores[b] ?? 0) - (scores[a] ?? 0) ||
  a - b
