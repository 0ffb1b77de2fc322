import type { Latest } from '#shared/core/user-data/latest-records.ts'
import type { Bookmark, Highlight } from '#shared/core/user-data/saved-items.records.ts'
import { compareAge } from './arrange-items.ts'
import { mergeSavedItems, type SavedItem } from './saved-item.ts'

/** The newest saved and highlighted items, the newest first. */
export interface NewestItems {
  readonly items: readonly SavedItem[]
  /** Whether these are all items. */
  readonly complete: boolean
}

/** The newest items, as far as the latest bookmarks and highlights determine them. */
export function newestItems(saved: Latest<Bookmark>, marked: Latest<Highlight>): NewestItems {
  const newest = [...mergeSavedItems(new Map(saved.entries), new Map(marked.entries))].sort((a, b) =>
    compareAge(b, a),
  )
  // Among items older than this, some were not loaded.
  const ends = [...borderOf(saved, ({ savedAt }) => savedAt), ...borderOf(marked, ({ markedAt }) => markedAt)]
  const certain = newest.findIndex(
    (item) => ends.some((end) => compareAge(item, end) < 0) || (!item.bookmark && !isAll(saved)),
  )
  return {
    // A highlighted item may also be bookmarked earlier, and then comes later in the list.
    items: certain < 0 ? newest : newest.slice(0, certain),
    complete: isAll(saved) && isAll(marked),
  }
}

const isAll = ({ entries, size }: Latest<unknown>) => entries.length === size

function borderOf<Value>(latest: Latest<Value>, timeOf: (value: Value) => string) {
  const last = latest.entries.at(-1)
  return last && !isAll(latest) ? [{ target: last[0], savedAt: timeOf(last[1]) }] : []
}
