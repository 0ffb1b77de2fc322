/** A piece of text and how wide it is at a size of 1. */
export interface Piece {
  readonly text: string
  readonly width: number
}

export type Line = readonly Piece[]

/** The pieces in as few lines as fit into `width`; a piece that is wider stands alone. */
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

/** As {@link breakLines}, with lines as alike in width as their number allows. */
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
