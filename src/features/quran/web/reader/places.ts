import { divisionAt, placeOfVerse, type VersePlace, verseNumber, verseTotal } from '../../core/index.ts'
import { onlyVerse } from '../../core/reader-address.ts'
import { type PartAddress, portionOf } from '../../core/reader-portion.ts'
import { readLastPlace } from './last-place.ts'
import type { ReaderMode } from './reader-settings.ts'

/** The address of the last place read on this device, or of the first surah. */
export function lastPlaceAddress(): PartAddress {
  const place = readLastPlace()
  return place
    ? { kind: 'surah', number: place.surah, verses: onlyVerse(place) }
    : { kind: 'surah', number: 1 }
}

export const pageOf = (place: VersePlace): number => divisionAt('page', verseNumber(place))

/** The address of a verse within the open part, or in its surah if it is outside. */
export function addressWithin(address: PartAddress, place: VersePlace): PartAddress {
  const verses = onlyVerse(place)
  const inside = portionOf(address).some(
    ({ surah, first, last }) => surah === place.surah && place.verse >= first && place.verse <= last,
  )
  if (inside && address.kind !== 'surah') return { kind: address.kind, number: address.number, verses }
  return place.verse === 1
    ? { kind: 'surah', number: place.surah }
    : { kind: 'surah', number: place.surah, verses }
}

/** The address of a verse in a mode. */
export function addressInMode(mode: ReaderMode, place: VersePlace): PartAddress {
  const verses = onlyVerse(place)
  return mode === 'pages'
    ? { kind: 'page', number: pageOf(place), verses }
    : { kind: 'surah', number: place.surah, verses }
}

/** The verse `step` verses further on; `undefined` beyond the Quran. */
export function verseAtOffset(place: VersePlace, step: number): VersePlace | undefined {
  const number = verseNumber(place) + step
  return number >= 1 && number <= verseTotal ? placeOfVerse(number) : undefined
}
