import type { Bookmark } from '#shared/core/user-data/saved-items.records.ts'
import { parseTarget } from '#shared/core/user-data/target.ts'
import { verseNumber } from '../verse-counts.ts'
import { parseVerseKey } from '../verse-key.ts'

/** A verse that the user saved, identified by its key. */
export interface SavedVerse {
  /** `2:255` */
  readonly key: string
  /** ISO 8601 in UTC, as `Date.toISOString` writes it. */
  readonly savedAt: string
}

/** The verses among the bookmarks, in the order of the Quran. */
export function savedVersesIn(bookmarks: ReadonlyMap<string, Bookmark>): readonly SavedVerse[] {
  const verses: SavedVerse[] = []
  for (const [id, { savedAt }] of bookmarks) {
    const { type, id: key } = parseTarget(id) ?? { type: '', id: '' }
    if (type === 'verse' && parseVerseKey(key)) verses.push({ key, savedAt })
  }
  return verses.sort(inPlaceOrder)
}

/** The verse saved last; `undefined` if there is none. */
export function lastSaved(verses: readonly SavedVerse[]): SavedVerse | undefined {
  return verses.reduce<SavedVerse | undefined>(
    (last, verse) => (last && last.savedAt > verse.savedAt ? last : verse),
    undefined,
  )
}

/** Sorts by the order of the Quran. Throws `RangeError` for an unknown verse. */
export function inPlaceOrder(a: { readonly key: string }, b: { readonly key: string }): number {
  return placeInQuran(a.key) - placeInQuran(b.key)
}

function placeInQuran(key: string): number {
  return verseNumber(parseVerseKey(key) ?? { surah: 0, verse: 0 })
}
