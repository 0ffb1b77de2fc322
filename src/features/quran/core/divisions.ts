import { divisionLengths } from './division-lengths.ts'
import { surahCount, type VersePlace, verseCount, verseTotal } from './verse-counts.ts'

export type DivisionKind = keyof typeof divisionLengths

/** Verses from `first` to `last`, both among them, by their numbers in the whole Quran. */
export interface VerseRange {
  readonly first: number
  readonly last: number
}

const starts = new Map<DivisionKind, readonly number[]>()

/** The first verse of every part of a kind, by verse number; part n stands at n − 1. */
export function divisionStarts(kind: DivisionKind): readonly number[] {
  let found = starts.get(kind)
  if (!found) {
    let next = 1
    found = divisionLengths[kind].map((length) => {
      next += length
      return next - length
    })
    starts.set(kind, found)
  }
  return found
}

/** How many parts of a kind the Quran has. */
export const divisionCount = (kind: DivisionKind): number => divisionLengths[kind].length

/** The number (from 1) of the part that holds a verse. Throws `RangeError` when there is no such verse. */
export function divisionAt(kind: DivisionKind, verse: number): number {
  if (!Number.isInteger(verse) || verse < 1 || verse > verseTotal) {
    throw new RangeError(`There is no verse number ${verse}.`)
  }
  const all = divisionStarts(kind)
  let [low, high] = [0, all.length - 1]
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if ((all[middle] ?? 0) <= verse) low = middle
    else high = middle - 1
  }
  return low + 1
}

/** The verses of a part. Throws `RangeError` when there is no such part. */
export function divisionVerses(kind: DivisionKind, number: number): VerseRange {
  const first = divisionStarts(kind)[number - 1]
  if (first === undefined) throw new RangeError(`There is no ${kind} ${number}.`)
  return { first, last: (divisionStarts(kind)[number] ?? verseTotal + 1) - 1 }
}

/** The surah and verse of a verse number; the inverse of `verseNumber`. Throws `RangeError` when there is none. */
export function placeOfVerse(verse: number): VersePlace {
  let left = verse
  for (let surah = 1; surah <= surahCount; surah++) {
    const count = verseCount(surah)
    if (Number.isInteger(verse) && left >= 1 && left <= count) return { surah, verse: left }
    left -= count
  }
  throw new RangeError(`There is no verse number ${verse}.`)
}
