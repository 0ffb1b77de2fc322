import { placeOfVerse, type VerseRange } from './divisions.ts'
import { partVerses, type ReaderAddress, type SurahVerses } from './reader-address.ts'
import { type VersePlace, verseCount } from './verse-counts.ts'

/** An address that names a surah or part. */
export type PartAddress = Exclude<ReaderAddress, { kind: 'last-place' }>

/** Splits a range by surah. */
export function surahsOfRange({ first, last }: VerseRange): readonly SurahVerses[] {
  const from = placeOfVerse(first)
  const to = placeOfVerse(last)
  return Array.from({ length: to.surah - from.surah + 1 }, (_, index) => {
    const surah = from.surah + index
    return {
      surah,
      first: surah === from.surah ? from.verse : 1,
      last: surah === to.surah ? to.verse : verseCount(surah),
    }
  })
}

/** The verses shown at an address, surah by surah. */
export function portionOf(address: PartAddress): readonly SurahVerses[] {
  return address.kind === 'surah'
    ? [{ surah: address.number, first: 1, last: verseCount(address.number) }]
    : surahsOfRange(partVerses(address.kind, address.number))
}

/** The verse where reading begins. */
export function beginningOf(address: PartAddress): VersePlace {
  const { surah, first } = address.verses ?? portionOf(address)[0] ?? { surah: 1, first: 1 }
  return { surah, verse: first }
}
