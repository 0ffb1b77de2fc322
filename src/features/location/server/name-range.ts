import { type CityColumns, SQUEEZED_LEAD } from './city-columns.ts'

/** A range of the sorted entries: the first, the first that continues after the letters, and the end. */
export interface NameRange {
  readonly from: number
  /** Entries before this one end with the letters. */
  readonly longerFrom: number
  readonly to: number
}

/** The range of entries that begin with `letters` (folded, UTF-8), by binary search. */
export function nameRange(columns: CityColumns, letters: Uint8Array): NameRange {
  const { entryStart, keys } = columns
  /** The first entry for which `isPast` is true; it is true for all later ones. */
  const first = (low: number, high: number, isPast: (start: number) => boolean): number => {
    let from = low
    let to = high
    while (from < to) {
      const middle = (from + to) >> 1
      if (isPast(entryStart[middle] ?? 0)) to = middle
      else from = middle + 1
    }
    return from
  }
  const from = first(0, entryStart.length, (start) => compare(keys, start, letters) >= 0)
  const to = first(from, entryStart.length, (start) => compare(keys, start, letters) > 0)
  const longerFrom = first(from, to, (start) => (keys[start + letters.length] ?? 0) > SQUEEZED_LEAD)
  return { from, longerFrom, to }
}

/** Negative if the name at `start` sorts before `letters`, 0 if it begins with them. */
function compare(keys: Uint8Array, start: number, letters: Uint8Array): number {
  for (let i = 0; i < letters.length; i++) {
    const byte = keys[start + i] ?? 0
    if (byte <= SQUEEZED_LEAD) return -1
    const difference = byte - (letters[i] ?? 0)
    if (difference !== 0) return difference
  }
  return 0
}
