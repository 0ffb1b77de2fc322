import { earlier } from '#shared/core/instant.ts'
import type { Bookmark } from '#shared/core/user-data/bookmark.ts'
import type { KeptThings } from './bookmarks-file.ts'

/** What changes here when the things of a file are brought in. Nothing that is here is lost. */
export interface BroughtIn extends KeptThings {
  /** How much of it is new here. */
  readonly added: Readonly<Record<keyof KeptThings, number>>
}

/**
 * What has to be written so that everything of both is there: a bookmark keeps its earlier time and is in the collections
 * of both, a collection and a mark stay as they are here, and of two notes with one id the one changed later stands.
 */
export function broughtIn(here: KeptThings, file: KeptThings): BroughtIn {
  const bookmarks = missing(here.bookmarks, file.bookmarks, mergedBookmark)
  const collections = missing(here.collections, file.collections)
  const highlights = missing(here.highlights, file.highlights)
  const notes = missing(here.notes, file.notes, (known, found) =>
    found.changedAt > known.changedAt ? found : known,
  )
  const fresh = (name: keyof KeptThings) => [...file[name].keys()].filter((id) => !here[name].has(id)).length
  return {
    bookmarks,
    collections,
    highlights,
    notes,
    added: {
      bookmarks: fresh('bookmarks'),
      collections: fresh('collections'),
      highlights: fresh('highlights'),
      notes: fresh('notes'),
    },
  }
}

/** A bookmark that is here and in a file. */
function mergedBookmark(known: Bookmark, found: Bookmark): Bookmark {
  const collections = [...new Set([...(known.collections ?? []), ...(found.collections ?? [])])].sort()
  const title = known.title ?? found.title
  return {
    ...found,
    ...known,
    savedAt: earlier(known.savedAt, found.savedAt),
    ...(title && { title }),
    ...(collections.length > 0 && { collections }),
  }
}

/** What of `found` is not here as it would be after a merge. */
function missing<Value>(
  here: ReadonlyMap<string, Value>,
  found: ReadonlyMap<string, Value>,
  merge: (known: Value, found: Value) => Value = (known) => known,
): ReadonlyMap<string, Value> {
  const changes = new Map<string, Value>()
  for (const [id, value] of found) {
    const known = here.get(id)
    const merged = known === undefined ? value : merge(known, value)
    if (known === undefined || JSON.stringify(merged) !== JSON.stringify(known)) changes.set(id, merged)
  }
  return changes
}
