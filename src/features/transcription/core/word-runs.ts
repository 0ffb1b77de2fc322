import type { MatchedWord, WordState } from '#features/quran/core/index.ts'

/** A piece of a verse's text; `undefined` for what stands between words, such as spaces and signs. */
export interface TextPiece {
  readonly text: string
  readonly state: WordState | undefined
}

/** The whole text in pieces, words in a row that were heard alike in one, none cut. */
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
