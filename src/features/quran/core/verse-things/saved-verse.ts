import { earlier, isInstant } from '#shared/core/instant.ts'
import { aboutIn, aboutKey } from '#shared/core/user-data/about.ts'
import type { Bookmark } from '#shared/core/user-data/bookmark.ts'
import { verseNumber } from '../verse-counts.ts'
import { parseVerseKey } from '../verse-key.ts'

/** A verse that a person keeps; its key is what it is known by on every device. */
export interface SavedVerse {
  /** `2:255` */
  readonly key: string
  /** ISO 8601 in UTC, as `Date.toISOString` writes it. */
  readonly savedAt: string
}

/** The saved verse in what was found in a file or on the device, without anything else; `undefined` when it is none. */
export function savedVerseIn(found: unknown): SavedVerse | undefined {
  if (typeof found !== 'object' || found === null) return undefined
  const { key, savedAt } = found as Partial<Record<keyof SavedVerse, unknown>>
  return typeof key === 'string' && parseVerseKey(key) && isInstant(savedAt) ? { key, savedAt } : undefined
}

/** All verses of both, each once with its first time, in the order of the Quran. */
export function mergeSavedVerses(
  some: readonly SavedVerse[],
  others: readonly SavedVerse[],
): readonly SavedVerse[] {
  const times = new Map<string, string>()
  for (const { key, savedAt } of [...some, ...others]) {
    times.set(key, earlier(times.get(key) ?? savedAt, savedAt))
  }
  return [...times].map(([key, savedAt]) => ({ key, savedAt })).sort(inPlaceOrder)
}

/** The verses among bookmarks, in the order of the Quran. */
export function savedVersesIn(bookmarks: ReadonlyMap<string, Bookmark>): readonly SavedVerse[] {
  const verses: SavedVerse[] = []
  for (const [id, { savedAt }] of bookmarks) {
    const { sort, of: key } = aboutIn(id) ?? { sort: '', of: '' }
    if (sort === 'verse' && parseVerseKey(key)) verses.push({ key, savedAt })
  }
  return verses.sort(inPlaceOrder)
}

/** What `more` changes in the bookmarks, in which each verse keeps its first time; and how many verses are new. */
export function newSavedVerses(bookmarks: ReadonlyMap<string, Bookmark>, more: readonly SavedVerse[]) {
  const changes: (readonly [string, Bookmark])[] = []
  let added = 0
  for (const { key, savedAt } of more) {
    const id = aboutKey('verse', key)
    const known = bookmarks.get(id)
    if (!known) added++
    if (!known || savedAt < known.savedAt) changes.push([id, { ...known, savedAt }])
  }
  return { changes, added }
}

/** The one saved last; `undefined` when there is none. */
export function lastSaved(verses: readonly SavedVerse[]): SavedVerse | undefined {
  return verses.reduce<SavedVerse | undefined>(
    (last, verse) => (last && last.savedAt > verse.savedAt ? last : verse),
    undefined,
  )
}

/** Sorts by the order of the Quran. Throws `RangeError` for a key of no verse. */
export function inPlaceOrder(a: { readonly key: string }, b: { readonly key: string }): number {
  return placeInQuran(a.key) - placeInQuran(b.key)
}

function placeInQuran(key: string): number {
  return verseNumber(parseVerseKey(key) ?? { surah: 0, verse: 0 })
}
