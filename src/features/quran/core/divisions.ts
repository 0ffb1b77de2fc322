import { divisionLengths } from './division-lengths.ts'
import { surahCount, type VersePlace, verseCount, verseTotal } from './verse-counts.ts'

export type DivisionKind = keyof typeof divisionLengths

/** Verses from `first` to `last` inclusive, as numbers in the whole Quran (1–6236). */
export interface VerseRange {
  readonly first: number
  readonly last: number
}

const starts = new Map<DivisionKind, readonly number[]>()

/** The first verse number of every part of a kind; part n is at index n − 1. */
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

/** The number of parts of a kind. */
export const divisionCount = (kind: DivisionKind): number => divisionLengths[kind].length

/** The number (from 1) of the part that contains a verse. Throws `RangeError` for an unknown verse. */
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

/** The verses of a part. Throws `RangeError` for an unknown part. */
export function divisionVerses(kind: DivisionKind, number: number): VerseRange {
  const first = divisionStarts(kind)[number - 1]
  if (first === undefined) throw new RangeError(`There is no ${kind} ${number}.`)
  return { first, last: (divisionStarts(kind)[number] ?? verseTotal + 1) - 1 }
}

/** The inverse of `verseNumber`. Throws `RangeError` for an unknown verse. */
export function placeOfVerse(verse: number): VersePlace {
  let left = verse
  for (let surah = 1; surah <= surahCount; surah++) {
    const count = verseCount(surah)
    if (Number.isInteger(verse) && left >= 1 && left <= count) return { surah, verse: left }
    left -= count
  }
  throw new RangeError(`There is no verse number ${verse}.`)
}
