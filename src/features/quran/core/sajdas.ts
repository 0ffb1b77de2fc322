import { placeOfVerse } from './divisions.ts'
import type { VersePlace } from './verse-counts.ts'

/** The verses of prostration, as numbers in the whole Quran. The content build checks them. */
export const sajdaNumbers: readonly number[] = [
  1160, 1722, 1951, 2138, 2308, 2613, 2672, 2915, 3185, 3518, 3994, 4256, 4846, 5905, 6125,
]

/** The verses of prostration, in order. */
export const sajdaPlaces = (): readonly VersePlace[] => sajdaNumbers.map(placeOfVerse)
