/** The verses found in one text, one hit per verse. Typed arrays, because a common word has thousands of hits. */
export interface HitList {
  count: number
  /** Verse indexes, from 0. */
  readonly verses: Uint16Array
  /** Values of `tiers`. */
  readonly tiers: Uint8Array
  /** Higher is better within a tier. */
  readonly scores: Float64Array
}

/** An empty list with a fixed capacity. */
export const createHitList = (capacity: number): HitList => ({
  count: 0,
  verses: new Uint16Array(capacity),
  tiers: new Uint8Array(capacity),
  scores: new Float64Array(capacity),
})

export function addHit(list: HitList, verse: number, tier: number, score: number): void {
  list.verses[list.count] = verse
  list.tiers[list.count] = tier
  list.scores[list.count] = score
  list.count += 1
}

/** The best tier of all hits; infinity for an empty list. */
export function bestTier({ tiers, count }: HitList): number {
  let best = Number.POSITIVE_INFINITY
  for (let place = 0; place < count; place++) best = Math.min(best, tiers[place] ?? best)
  return best
}
