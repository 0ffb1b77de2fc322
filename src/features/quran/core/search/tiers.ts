/** Ranks of hits, best first: reference, phrase, all words, approximate words, some words. */
export const tiers = {
  reference: 0,
  phrase: 1,
  allWords: 2,
  near: 3,
  someWords: 4,
} as const
