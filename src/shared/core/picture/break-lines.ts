/** A piece of text with its width at a font size of 1. */
export interface Piece {
  readonly text: string
  readonly width: number
}

export type Line = readonly Piece[]

/** Breaks pieces into as few lines of `width` as possible. A wider piece gets a line of its own. */
export function breakLines(pieces: readonly Piece[], width: number): readonly Line[] {
  const lines: Piece[][] = []
  let used = 0
  for (const piece of pieces) {
    const line = lines.at(-1)
    if (line && used + piece.width <= width) {
      line.push(piece)
      used += piece.width
    } else {
      lines.push([piece])
      used = piece.width
    }
  }
  return lines
}

/** Like {@link breakLines}, with lines of similar width. */
export function breakEvenly(pieces: readonly Piece[], width: number): readonly Line[] {
  const fewest = breakLines(pieces, width).length
  let [tooNarrow, enough] = [0, width]
  for (let step = 0; step < 12; step++) {
    const middle = (tooNarrow + enough) / 2
    const fits = pieces.every((piece) => piece.width <= middle) && breakLines(pieces, middle).length <= fewest
    if (fits) enough = middle
    else tooNarrow = middle
  }
  return breakLines(pieces, enough)
}
