import type { MatchedVerse, WordState } from '#features/quran/core/index.ts'

/** The words with a state, in the verses’ own spelling. */
export const wordsWithState = (verses: readonly MatchedVerse[], state: WordState): string[] =>
  verses.flatMap(({ text, words }) =>
    words.filter((word) => word.state === state).map(({ start, end }) => text.slice(start, end)),
  )
