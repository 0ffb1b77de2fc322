import { type VersePlace, verseCount } from './verse-counts.ts'

/** The written reference of a verse: `2:255`. */
export function verseKey({ surah, verse }: VersePlace): string {
  return `${surah}:${verse}`
}

/** Parses `2:255`; `undefined` for another form or an unknown verse. */
export function parseVerseKey(key: string): VersePlace | undefined {
  const match = /^([1-9]\d{0,2}):([1-9]\d{0,2})$/.exec(key)
  if (!match) return undefined
  const place = { surah: Number(match[1]), verse: Number(match[2]) }
  return place.verse <= verseCount(place.surah) ? place : undefined
}
