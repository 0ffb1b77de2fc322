import { useMemo } from 'react'
import { searchable } from '#shared/core/finds-words.ts'
import type { Note } from '#shared/core/own-things/note.ts'
import { bookmarks, highlights } from '#shared/web/own-things/bookmarks.ts'
import { notes } from '#shared/web/own-things/notes.ts'
import type { NamedItem } from '../core/arrange-items.ts'
import { keptItems } from '../core/kept-item.ts'
import type { BookmarkSort, Look } from './bookmark-sort.ts'

/** An item as its row shows it. */
export interface ShownItem extends NamedItem, Omit<Look, 'words' | 'title' | 'rank'> {
  readonly shownBy?: BookmarkSort
  /** Notes about it, by id. */
  readonly notes: readonly (readonly [id: string, note: Note])[]
}

const NONE: ReadonlyMap<string, Note> = new Map()
const NO_NOTES: ShownItem['notes'] = []

/** Everything the person saved and marked; `undefined` until the device was read. `searching` fetches more words. */
export function useItems(
  sorts: readonly BookmarkSort[],
  searching: boolean,
): readonly ShownItem[] | undefined {
  const [saved, marked, written] = [bookmarks.use(), highlights.use(), notes.use()]
  const items = useMemo(() => saved && marked && keptItems(saved, marked), [saved, marked])
  const looks = useLooks(sorts, searching, items)
  const about = useMemo(() => notesByThing(written ?? NONE), [written])
  return useMemo(
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
            found ??= searchable(
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
