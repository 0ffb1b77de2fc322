import type { Meanings } from './word-meanings.ts'

/** How near each type comes to each word of a query, to be looked up while the words of thousands of verses are read. */
export interface MeaningTable {
  /** How many words the query has. */
  readonly width: number
  /** The level of a type for the query's word of this number, from 0; 0 when it does not mean it. */
  readonly level: (type: number, word: number) => number
}

/** The row of each type; 0, which is empty, for those that no word means. */
const rows = new Uint16Array(2 ** 16)
let levels = new Uint8Array(2 ** 12)
let filledWith: readonly Meanings[] = []

/** The table of a query's words. There is one in memory, which the next query's takes over. */
export function meaningTable(words: readonly Meanings[]): MeaningTable {
  if (filledWith !== words) fill(words)
  const { length: width } = words
  return { width, level: (type, word) => levels[(rows[type] ?? 0) * width + word] ?? 0 }
}

function fill(words: readonly Meanings[]): void {
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
