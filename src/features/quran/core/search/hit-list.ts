/** Verses that were found in one text, at most one hit a verse. In arrays, because a common word is in thousands of them. */
export interface HitList {
  count: number
  /** From 0. */
  readonly verses: Uint16Array
  /** Of `tiers`. */
  readonly tiers: Uint8Array
  /** Within the tier, the higher the better. */
  readonly scores: Float64Array
}

/** An empty list with room for so many verses. */
export const hitList = (room: number): HitList => ({
  count: 0,
  verses: new Uint16Array(room),
  tiers: new Uint8Array(room),
  scores: new Float64Array(room),
})

export function addHit(list: HitList, verse: number, tier: number, score: number): void {
  list.verses[list.count] = verse
  list.tiers[list.count] = tier
  list.scores[list.count] = score
  list.count += 1
}

/** The best tier that a hit has; more than any when there is none. */
export function bestTier({ tiers, count }: HitList): number {
  let best = Number.POSITIVE_INFINITY
  for (let place = 0; place < count; place++) best = Math.min(best, tiers[place] ?? best)
  return best
}
