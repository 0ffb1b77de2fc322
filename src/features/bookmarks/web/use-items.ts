import { useMemo } from 'react'
import { searchableText } from '#shared/core/text-search.ts'
import type { Note } from '#shared/core/user-data/notes.records.ts'
import { notes } from '#shared/web/user-data/notes.ts'
import { bookmarks, highlights } from '#shared/web/user-data/saved-items.ts'
import { useAllAfterPaint } from '#shared/web/user-data/use-all-after-paint.ts'
import type { NamedItem } from '../core/arrange-items.ts'
import { type NewestItems, newestItems } from '../core/newest-items.ts'
import { mergeSavedItems } from '../core/saved-item.ts'
import type { BookmarkType, ItemPreview } from './bookmark-type.ts'
import { useLatestBookmarks, useLatestHighlights } from './use-latest-items.ts'

/** An item as shown in its row. */
export interface ShownItem extends NamedItem, Omit<ItemPreview, 'words' | 'title' | 'rank'> {
  readonly shownBy?: BookmarkType
  /** The notes about it, by id. */
  readonly notes: readonly (readonly [id: string, note: Note])[]
}

const NONE: ReadonlyMap<string, Note> = new Map()
const NO_NOTES: ShownItem['notes'] = []

/** The saved and highlighted items loaded so far. */
export interface KnownItems {
  readonly items: readonly ShownItem[]
  /** Until then, these are the newest ones, newest first. */
  readonly complete: boolean
}

/** The user's bookmarks and highlights; `undefined` while loading. `searching` loads more search words. */
export function useItems(types: readonly BookmarkType[], searching: boolean): KnownItems | undefined {
  const [latestSaved, latestMarked] = [useLatestBookmarks(), useLatestHighlights()]
  const first = useMemo(
    () => latestSaved && latestMarked && newestItems(latestSaved, latestMarked),
    [latestSaved, latestMarked],
  )
  const from = useAllAfterPaint(first)
  const [saved, marked, written] = [bookmarks.useFrom(from), highlights.useFrom(from), notes.useFrom(from)]
  const all = useMemo<NewestItems | undefined>(
    () => saved && marked && { items: mergeSavedItems(saved, marked), complete: true },
    [saved, marked],
  )
  const { items, complete = false } = all ?? first ?? {}
  const previews = usePreviews(types, searching, items)
  const noteLists = useMemo(() => notesByTarget(written ?? NONE), [written])
  const shown = useMemo(
    () =>
      items?.map((item) => {
        const shownBy = types.find(({ type }) => type === item.type)
        const { preview, words } = previews.get(item.type) ?? unknownType
        const { words: more = [], ...shown } = preview(item.id, item.bookmark)
        const ofItem = noteLists.get(item.target) ?? NO_NOTES
        let found: string | undefined
        return {
          ...item,
          ...shown,
          notes: ofItem,
          ...(shownBy && { shownBy }),
          words: () => {
            found ??= searchableText(
              [shown.title, shown.detail, ...more, words(item.id), ...ofItem.map(([, note]) => note.text)]
                .filter(Boolean)
                .join(' '),
            )
            return found
          },
        }
      }),
    [items, previews, types, noteLists],
  )
  // An empty part of a longer list counts as not loaded yet.
  return useMemo(
    () => (shown && (complete || shown.length > 0) ? { items: shown, complete } : undefined),
    [shown, complete],
  )
}

interface Known {
  readonly preview: ReturnType<BookmarkType['usePreview']>
  readonly words: (id: string) => string
}

/** For items of a type from a later version. */
const unknownType: Known = { preview: (id, bookmark) => ({ title: bookmark?.title ?? id }), words: () => '' }
const noWords = () => ''

/** The previews of items by type. The types of a page are always the same, in the same order. */
function usePreviews(
  types: readonly BookmarkType[],
  searching: boolean,
  items: readonly ItemTarget[] | undefined,
): ReadonlyMap<string, Known> {
  const ids = useMemo(() => idsByType(items ?? []), [items])
  const known = types.map(({ type, usePreview, useWords }) => {
    // biome-ignore lint/correctness/useHookAtTopLevel: the types never change.
    const preview = usePreview()
    // biome-ignore lint/correctness/useHookAtTopLevel: the types never change.
    return { preview, words: useWords?.(searching, ids.get(type) ?? NO_IDS) ?? noWords }
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: one for each part of each type.
  return useMemo(
    () => new Map(types.map(({ type }, index) => [type, known[index] ?? unknownType])),
    [types, ...known.flatMap(({ preview, words }) => [preview, words])],
  )
}

const NO_IDS: readonly string[] = []

function idsByType(items: readonly ItemTarget[]): ReadonlyMap<string, readonly string[]> {
  const ids = new Map<string, string[]>()
  for (const { type, id } of items) {
    const known = ids.get(type)
    if (known) known.push(id)
    else ids.set(type, [id])
  }
  return ids
}

type ItemTarget = Pick<NamedItem, 'type' | 'id'>

function notesByTarget(all: ReadonlyMap<string, Note>): ReadonlyMap<string, ShownItem['notes']> {
  const byTarget = new Map<string, (readonly [string, Note])[]>()
  for (const entry of all) {
    const { about } = entry[1]
    if (about) byTarget.set(about, [...(byTarget.get(about) ?? []), entry])
  }
  return byTarget
}
