import type { Bookmark, Highlight } from '#shared/core/user-data/saved-items.records.ts'
import { parseTarget } from '#shared/core/user-data/target.ts'

/** An item that the user bookmarked, highlighted, or both. */
export interface SavedItem {
  /** Its target, such as `verse/2:255`. */
  readonly target: string
  readonly type: string
  readonly id: string
  /** When it was bookmarked, else highlighted (ISO 8601 in UTC). */
  readonly savedAt: string
  readonly bookmark?: Bookmark
  /** For its bookmark, if it gets one now. */
  readonly details?: Omit<Bookmark, 'savedAt' | 'collections'>
  readonly highlight?: Highlight
}

/** Bookmarks and highlights by target, one item for each. */
export function mergeSavedItems(
  bookmarks: ReadonlyMap<string, Bookmark>,
  highlights: ReadonlyMap<string, Highlight>,
): readonly SavedItem[] {
  const items: SavedItem[] = []
  for (const target of new Set([...bookmarks.keys(), ...highlights.keys()])) {
    const parts = parseTarget(target)
    const bookmark = bookmarks.get(target)
    const highlight = highlights.get(target)
    const savedAt = bookmark?.savedAt ?? highlight?.markedAt
    if (!parts || !savedAt) continue
    items.push({ target, ...parts, savedAt, ...(bookmark && { bookmark }), ...(highlight && { highlight }) })
  }
  return items
}
