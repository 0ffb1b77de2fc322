/** How well a verse answers a query, best first. The order is the domain's: reference, phrase, all words, near. */
export const tiers = {
  reference: 0,
  phrase: 1,
  allWords: 2,
  near: 3,
  someWords: 4,
} as const
