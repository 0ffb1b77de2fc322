/** How well a verse answers a query, best first. The order is the domain's: reference, phrase, all words, near. */
export const tiers = {
  reference: 0,
  phrase: 1,
  allWords: 2,
  near: 3,
  someWords: 4,
} as const

export interface Hit {
  /** From 0. */
  readonly verse: number
  /** One of {@link tiers}. */
  readonly tier: number
  /** Within the tier, the higher the better. */
  readonly score: number
}
