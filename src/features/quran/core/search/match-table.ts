import type { WordMatches } from './word-matches.ts'

/** A fast lookup of how well each word type matches each word of a query. */
export interface MatchTable {
  /** The number of words in the query. */
  readonly width: number
  /** The match level of a type for a query word (by index); 0 for no match. */
  readonly level: (type: number, word: number) => number
}

/** The row of each type; row 0 is empty, for types that match no word. */
const rows = new Uint16Array(2 ** 16)
let levels = new Uint8Array(2 ** 12)
let filledWith: readonly WordMatches[] = []

/** The table for a query's words. Its memory is shared: the next query overwrites it. */
export function matchTable(words: readonly WordMatches[]): MatchTable {
  if (filledWith !== words) fill(words)
  const { length: width } = words
  return { width, level: (type, word) => levels[(rows[type] ?? 0) * width + word] ?? 0 }
}

function fill(words: readonly WordMatches[]): void {
  for (const { types } of filledWith) for (const type of types) rows[type] = 0
  filledWith = words
  let count = 1
  for (const { types } of words) {
    for (const type of types) if (rows[type] === 0) rows[type] = count++
  }
  const size = count * words.length
  if (levels.length < size) levels = new Uint8Array(2 * size)
  else levels.fill(0, 0, size)
  for (const [word, { types, levels: own }] of words.entries()) {
    for (let place = 0; place < types.length; place++)
      levels[(rows[types[place] ?? 0] ?? 0) * words.length + word] = own[place] ?? 0
  }
}
