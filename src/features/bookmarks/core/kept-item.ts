import { aboutIn } from '#shared/core/user-data/about.ts'
import type { Bookmark, Highlight } from '#shared/core/user-data/saved-items.records.ts'

/** Something that a person saved, marked with a colour, or both. */
export interface KeptItem {
  /** `verse/2:255`; what it is known by. */
  readonly about: string
  readonly sort: string
  readonly of: string
  /** When it was saved, else when it was marked (ISO 8601 in UTC). */
  readonly keptAt: string
  readonly bookmark?: Bookmark
  readonly highlight?: Highlight
}

/** Everything saved and marked, each thing once. */
export function keptItems(
  bookmarks: ReadonlyMap<string, Bookmark>,
  highlights: ReadonlyMap<string, Highlight>,
): readonly KeptItem[] {
  const items: KeptItem[] = []
  for (const about of new Set([...bookmarks.keys(), ...highlights.keys()])) {
    const parts = aboutIn(about)
    const bookmark = bookmarks.get(about)
    const highlight = highlights.get(about)
    const keptAt = bookmark?.savedAt ?? highlight?.markedAt
    if (!parts || !keptAt) continue
    items.push({ about, ...parts, keptAt, ...(bookmark && { bookmark }), ...(highlight && { highlight }) })
  }
  return items
}
