import type { MatchedVerse, WordState } from '#features/quran/core/index.ts'

/** The words of the verses that were said so, in their own spelling. */
export const wordsOfState = (verses: readonly MatchedVerse[], state: WordState): string[] =>
  verses.flatMap(({ text, words }) =>
    words.filter((word) => word.state === state).map(({ start, end }) => text.slice(start, end)),
  )
