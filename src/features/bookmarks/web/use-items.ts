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

/** An item as its row shows it. */
export interface ShownItem extends NamedItem, Omit<ItemPreview, 'words' | 'title' | 'rank'> {
  readonly shownBy?: BookmarkType
  /** Notes about it, by id. */
  readonly notes: readonly (readonly [id: string, note: Note])[]
}

const NONE: ReadonlyMap<string, Note> = new Map()
const NO_NOTES: ShownItem['notes'] = []

/** What is at hand of everything the person saved and marked. */
export interface KnownItems {
  readonly items: readonly ShownItem[]
  /** Before, these are the newest ones, the newest first. */
  readonly complete: boolean
}

/** What the person saved and marked; `undefined` until the device was read. `searching` fetches more words. */
export function useItems(sorts: readonly BookmarkType[], searching: boolean): KnownItems | undefined {
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
  const looks = useLooks(sorts, searching, items)
  const noteLists = useMemo(() => notesByTarget(written ?? NONE), [written])
  const shown = useMemo(
    () =>
      items?.map((item) => {
        const shownBy = sorts.find(({ sort }) => sort === item.sort)
        const { look, words } = looks.get(item.sort) ?? unknownType
        const { words: more = [], ...shown } = look(item.of, item.bookmark)
        const ofItem = noteLists.get(item.target) ?? NO_NOTES
        let found: string | undefined
        return {
          ...item,
          ...shown,
          notes: ofItem,
          ...(shownBy && { shownBy }),
          words: () => {
            found ??= searchableText(
              [shown.title, shown.detail, ...more, words(item.of), ...ofItem.map(([, note]) => note.text)]
                .filter(Boolean)
                .join(' '),
            )
            return found
          },
        }
      }),
    [items, looks, sorts, noteLists],
  )
  // Nothing of many is as if they were not read yet.
  return useMemo(
    () => (shown && (complete || shown.length > 0) ? { items: shown, complete } : undefined),
    [shown, complete],
  )
}

interface Known {
  readonly look: ReturnType<BookmarkType['useLook']>
  readonly words: (of: string) => string
}

/** Of a sort that a later version brought. */
const unknownType: Known = { look: (of, bookmark) => ({ title: bookmark?.title ?? of }), words: () => '' }
const noWords = () => ''

/** How things of each sort look. The sorts of a page are always the same, in the same order. */
function useLooks(
  sorts: readonly BookmarkType[],
  searching: boolean,
  items: readonly ItemTarget[] | undefined,
): ReadonlyMap<string, Known> {
  const things = useMemo(() => idsByType(items ?? []), [items])
  const known = sorts.map(({ sort, useLook, useWords }) => {
    // biome-ignore lint/correctness/useHookAtTopLevel: the sorts never change.
    const look = useLook()
    // biome-ignore lint/correctness/useHookAtTopLevel: the sorts never change.
    return { look, words: useWords?.(searching, things.get(sort) ?? NO_IDS) ?? noWords }
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: one for each part of each sort.
  return useMemo(
    () => new Map(sorts.map(({ sort }, index) => [sort, known[index] ?? unknownType])),
    [sorts, ...known.flatMap(({ look, words }) => [look, words])],
  )
}

const NO_IDS: readonly string[] = []

function idsByType(items: readonly ItemTarget[]): ReadonlyMap<string, readonly string[]> {
  const things = new Map<string, string[]>()
  for (const { sort, of } of items) {
    const known = things.get(sort)
    if (known) known.push(of)
    else things.set(sort, [of])
  }
  return things
}

type ItemTarget = Pick<NamedItem, 'sort' | 'of'>

function notesByTarget(all: ReadonlyMap<string, Note>): ReadonlyMap<string, ShownItem['notes']> {
  const byThing = new Map<string, (readonly [string, Note])[]>()
  for (const entry of all) {
    const { about } = entry[1]
    if (about) byThing.set(about, [...(byThing.get(about) ?? []), entry])
  }
  return byThing
}
