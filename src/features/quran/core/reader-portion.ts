import { placeOfVerse, type VerseRange } from './divisions.ts'
import { partVerses, type ReaderAddress, type SurahVerses } from './reader-address.ts'
import { type VersePlace, verseCount } from './verse-counts.ts'

/** An address that names what is read. */
export type PartAddress = Exclude<ReaderAddress, { kind: 'last-place' }>

/** The verses of a range, surah by surah. */
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

/** What is read at an address, surah by surah: a whole surah, or a part of the Quran. */
export function portionOf(address: PartAddress): readonly SurahVerses[] {
  return address.kind === 'surah'
    ? [{ surah: address.number, first: 1, last: verseCount(address.number) }]
    : surahsOfRange(partVerses(address.kind, address.number))
}

/** The verse at which an address begins to be read. */
export function beginningOf(address: PartAddress): VersePlace {
  const { surah, first } = address.verses ?? portionOf(address)[0] ?? { surah: 1, first: 1 }
  return { surah, verse: first }
}
