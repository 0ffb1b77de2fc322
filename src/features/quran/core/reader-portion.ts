import { placeOfVerse, type VerseRange } from './divisions.ts'
import { partVerses, type ReaderAddress, type SurahVerses } from './reader-address.ts'
import { verseCount } from './verse-counts.ts'

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
export function portionOf(address: Exclude<ReaderAddress, { kind: 'last-place' }>): readonly SurahVerses[] {
  return address.kind === 'surah'
    ? [{ surah: address.number, first: 1, last: verseCount(address.number) }]
    : surahsOfRange(partVerses(address.kind, address.number))
}
