import { type VersePlace, verseCount } from './verse-counts.ts'

/** How a verse is referred to: `2:255`. */
export function verseKey({ surah, verse }: VersePlace): string {
  return `${surah}:${verse}`
}

/** Reads `2:255`; `undefined` when it is not written so or when there is no such verse. */
export function parseVerseKey(key: string): VersePlace | undefined {
  const match = /^([1-9]\d{0,2}):([1-9]\d{0,2})$/.exec(key)
  if (!match) return undefined
  const place = { surah: Number(match[1]), verse: Number(match[2]) }
  return place.verse <= verseCount(place.surah) ? place : undefined
}
