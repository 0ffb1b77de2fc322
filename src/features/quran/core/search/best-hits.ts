import { verseTotal } from '../verse-counts.ts'
import { bestPlaces } from './best-places.ts'
import type { HitList } from './hit-list.ts'
import { tiers } from './rank.ts'

/** The best hit that any text has for each verse, by verse (from 0). */
export interface BestHits {
  /** The verses that were found, and how many they are. */
  readonly verses: Uint16Array
  count: number
  /** 0 for a verse that was not found. */
  readonly tiers: Uint8Array
  readonly scores: Float64Array
  /** Which of the texts that were asked has it. */
  readonly texts: Uint16Array
  /** 1 where it was found by its letters. */
  readonly byLetters: Uint8Array
}

/** Those that no search uses: each is a hundred kilobytes, which would be a search's largest part of garbage. */
const free: BestHits[] = []

/** Empty ones, for one search. They go back with {@link giveBack}. */
export function borrowBestHits(): BestHits {
  return (
    free.pop() ?? {
      verses: new Uint16Array(verseTotal),
      count: 0,
      tiers: new Uint8Array(verseTotal),
      scores: new Float64Array(verseTotal),
      texts: new Uint16Array(verseTotal),
      byLetters: new Uint8Array(verseTotal),
    }
  )
}

export function giveBack(best: BestHits): void {
  for (let place = 0; place < best.count; place++) best.tiers[best.verses[place] ?? 0] = 0
  best.count = 0
  free.push(best)
}

/** Keeps a hit of a text, the one at `place` in its list, when it is the best of its verse. */
export function keepBest(
  best: BestHits,
  list: HitList,
  place: number,
  from: { readonly text: number; readonly byLetters: boolean },
): void {
  const verse = list.verses[place] ?? 0
  const tier = list.tiers[place] ?? 0
  const score = list.scores[place] ?? 0
  const there = best.tiers[verse] ?? 0
  if (there === 0) best.verses[best.count++] = verse
  else if ((tier - there || from.text - (best.texts[verse] ?? 0) || (best.scores[verse] ?? 0) - score) >= 0)
    return
  best.tiers[verse] = tier
  best.scores[verse] = score
  best.texts[verse] = from.text
  best.byLetters[verse] = from.byLetters ? 1 : 0
}

/** How a verse was found. */
export const hitOf = ({ tiers: of, texts, byLetters }: BestHits, verse: number) => ({
  tier: of[verse] ?? 0,
  text: texts[verse] ?? 0,
  byLetters: byLetters[verse] === 1,
})

/** Whether the verse holds all words that were looked for. */
export const holdsAll = ({ tiers: of }: BestHits, verse: number): boolean =>
  (of[verse] ?? 0) !== 0 && (of[verse] ?? 0) <= tiers.allWords

/** Whether some verse that is wanted holds all words. */
export function someHoldsAll(best: BestHits, isWanted: (verse: number) => boolean = () => true): boolean {
  for (let place = 0; place < best.count; place++) {
    const verse = best.verses[place] ?? 0
    if (holdsAll(best, verse) && isWanted(verse)) return true
  }
  return false
}

/**
 * The first `most` verses of those that are wanted, the best first; none that holds only some of the words when another
 * holds all.
 */
export function bestVerses(best: BestHits, most: number, isWanted: (verse: number) => boolean): number[] {
  const worst = someHoldsAll(best) ? tiers.near : tiers.someWords
  const verseAt = (place: number) => best.verses[place] ?? 0
  const places = bestPlaces(
    best.count,
    most,
    (place) => (best.tiers[verseAt(place)] ?? 0) <= worst && isWanted(verseAt(place)),
    (a, b) => compareVerses(best, verseAt(a), verseAt(b)),
  )
  return places.map(verseAt)
}

const compareVerses = ({ tiers: of, texts, scores }: BestHits, a: number, b: number) =>
  (of[a] ?? 0) - (of[b] ?? 0) ||
  (texts[a] ?? 0) - (texts[b] ?? 0) ||
  (scores[b] ?? 0) - (scores[a] ?? 0) ||
  a - b
