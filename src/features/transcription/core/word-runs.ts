import type { MatchedVerse, MatchedWord, WordState } from '#features/quran/core/index.ts'

/** Part of a verse’s text; `undefined` for spaces and signs between words. */
export interface TextPiece {
  readonly text: string
  readonly state: WordState | undefined
}

/** Splits the whole text, joining consecutive words with the same state. */
export function wordRuns(text: string, words: readonly MatchedWord[]): TextPiece[] {
  const runs: { start: number; end: number; state: WordState }[] = []
  for (const { start, end, state } of words) {
    const last = runs.at(-1)
    if (last?.state === state) last.end = end
    else runs.push({ start, end, state })
  }
  const pieces: TextPiece[] = []
  let at = 0
  for (const { start, end, state } of runs) {
    if (start > at) pieces.push({ text: text.slice(at, start), state: undefined })
    pieces.push({ text: text.slice(start, end), state })
    at = end
  }
  if (at < text.length) pieces.push({ text: text.slice(at), state: undefined })
  return pieces
}

/** The words with a state, in the verses’ own spelling. */
export const wordsWithState = (verses: readonly MatchedVerse[], state: WordState): string[] =>
  verses.flatMap(({ text, words }) =>
    words.filter((word) => word.state === state).map(({ start, end }) => text.slice(start, end)),
  )
