import { verseTotal } from '../verse-counts.ts'

/** What the search knows of the Quran's order beside the verse counts. Numbers of verses count from 1. */
export interface QuranDivisions {
  readonly surahs: readonly {
    readonly number: number
    readonly name: string
    readonly englishName: string
    readonly englishNameTranslation: string
  }[]
  /** The first verse of each juz, of each quarter of a hizb, and of each page of the Madinah mushaf. */
  readonly juz: readonly number[]
  readonly hizbQuarters: readonly number[]
  readonly pages: readonly number[]
}

/** Verses from one to another, both counted from 1 in the whole Quran. */
export interface VerseRange {
  readonly first: number
  readonly last: number
}

/** The `number`th part (from 1) of those that begin at `starts`, `step` of them taken together. */
export function division(starts: readonly number[], number: number, step = 1): VerseRange | undefined {
  const first = starts[(number - 1) * step]
  if (first === undefined) return undefined
  return { first, last: (starts[number * step] ?? verseTotal + 1) - 1 }
}
