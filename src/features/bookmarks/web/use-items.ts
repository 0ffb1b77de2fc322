import { useMemo } from 'react'
import { searchableText } from '#shared/core/text-search.ts'
import type { Note } from '#shared/core/user-data/notes.records.ts'
import { notes } from '#shared/web/user-data/notes.ts'
import { bookmarks, highlights } from '#shared/web/user-data/saved-items.ts'
import { useAllAfter } from '#shared/web/user-data/use-all-after.ts'
import type { NamedItem } from '../core/arrange-items.ts'
import { keptItems } from '../core/kept-item.ts'
import { type NewestItems, newestItems } from '../core/newest-items.ts'
import type { BookmarkSort, Look } from './bookmark-sort.ts'
import { useLatestMarked, useLatestSaved } from './latest-kept.ts'

/** An item as its row shows it. */
export interface ShownItem extends NamedItem, Omit<Look, 'words' | 'title' | 'rank'> {
  readonly shownBy?: BookmarkSort
  /** Notes about it, by id. */
  readonly notes: readonly (readonly [id: string, note: Note])[]
}

const NONE: ReadonlyMap<string, Note> = new Map()
const NO_NOTES: ShownItem['notes'] = []

/** What is at hand of everything the person saved and marked. */
export interface ItemsAtHand {
  readonly items: readonly ShownItem[]
  /** Before, these are the newest ones, the newest first. */
  readonly complete: boolean
}

/** What the person saved and marked; `undefined` until the device was read. `searching` fetches more words. */
export function useItems(sorts: readonly BookmarkSort[], searching: boolean): ItemsAtHand | undefined {
  const [latestSaved, latestMarked] = [useLatestSaved(), useLatestMarked()]
  const first = useMemo(
    () => latestSaved && latestMarked && newestItems(latestSaved, latestMarked),
    [latestSaved, latestMarked],
  )
  const from = useAllAfter(first)
  const [saved, marked, written] = [bookmarks.useFrom(from), highlights.useFrom(from), notes.useFrom(from)]
  const all = useMemo<NewestItems | undefined>(
    () => saved && marked && { items: keptItems(saved, marked), complete: true },
    [saved, marked],
  )
  const { items, complete = false } = all ?? first ?? {}
  const looks = useLooks(sorts, searching, items)
  const about = useMemo(() => notesByThing(written ?? NONE), [written])
  const shown = useMemo(
    () =>
      items?.map((item) => {
        const shownBy = sorts.find(({ sort }) => sort === item.sort)
        const { look, words } = looks.get(item.sort) ?? nobodys
        const { words: more = [], ...shown } = look(item.of, item.bookmark)
        const ofItem = about.get(item.about) ?? NO_NOTES
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
    [items, looks, sorts, about],
  )
  // Nothing of many is as if they were not read yet.
  return useMemo(
    () => (shown && (complete || shown.length > 0) ? { items: shown, complete } : undefined),
    [shown, complete],
  )
}

interface Known {
  readonly look: ReturnType<BookmarkSort['useLook']>
  readonly words: (of: string) => string
}

/** Of a sort that a later version brought. */
const nobodys: Known = { look: (of, bookmark) => ({ title: bookmark?.title ?? of }), words: () => '' }
const noWords = () => ''

/** How things of each sort look. The sorts of a page are always the same, in the same order. */
function useLooks(
  sorts: readonly BookmarkSort[],
  searching: boolean,
  items: readonly NamedThing[] | undefined,
): ReadonlyMap<string, Known> {
  const things = useMemo(() => thingsBySort(items ?? []), [items])
  const known = sorts.map(({ sort, useLook, useWords }) => {
    // biome-ignore lint/correctness/useHookAtTopLevel: the sorts never change.
    const look = useLook()
    // biome-ignore lint/correctness/useHookAtTopLevel: the sorts never change.
    return { look, words: useWords?.(searching, things.get(sort) ?? NO_THINGS) ?? noWords }
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: one for each part of each sort.
  return useMemo(
    () => new Map(sorts.map(({ sort }, index) => [sort, known[index] ?? nobodys])),
    [sorts, ...known.flatMap(({ look, words }) => [look, words])],
  )
}

const NO_THINGS: readonly string[] = []

function thingsBySort(items: readonly NamedThing[]): ReadonlyMap<string, readonly string[]> {
  const things = new Map<string, string[]>()
  for (const { sort, of } of items) {
    const known = things.get(sort)
    if (known) known.push(of)
    else things.set(sort, [of])
  }
  return things
}

type NamedThing = Pick<NamedItem, 'sort' | 'of'>

function notesByThing(all: ReadonlyMap<string, Note>): ReadonlyMap<string, ShownItem['notes']> {
  const byThing = new Map<string, (readonly [string, Note])[]>()
  for (const entry of all) {
    const { about } = entry[1]
    if (about) byThing.set(about, [...(byThing.get(about) ?? []), entry])
  }
  return byThing
}
