import { aboutIn } from '#shared/core/user-data/about.ts'
import { type Bookmark, bookmarkIn } from '#shared/core/user-data/bookmark.ts'
import { type Collection, collectionIn } from '#shared/core/user-data/collection.ts'
import { type Highlight, highlightIn } from '#shared/core/user-data/highlight.ts'
import { type Note, noteIn } from '#shared/core/user-data/note.ts'
import { ID_LIMIT } from '#shared/core/user-data/record.ts'
import { isStorableText } from '#shared/core/user-data/record-value.ts'

/** What a person keeps, by ids: bookmarks, their collections, marks and notes. */
export interface KeptThings {
  readonly bookmarks: ReadonlyMap<string, Bookmark>
  readonly collections: ReadonlyMap<string, Collection>
  readonly highlights: ReadonlyMap<string, Highlight>
  readonly notes: ReadonlyMap<string, Note>
}

/** Why a file is not taken. `entry` counts from 1 within `list`. */
export type FileProblem =
  | { readonly code: 'tooLarge' | 'notJson' | 'notOurs' | 'newer' }
  | { readonly code: 'badEntry'; readonly list: keyof KeptThings; readonly entry: number }

/** In UTF-16 units. */
export const LONGEST_FILE = 60_000_000

const APP = 'rafiq'
const KIND = 'bookmarks'
const VERSION = 1

/** The file's text, as it can be read in again. `now` is an instant (ISO 8601). */
export function bookmarksFile(things: KeptThings, now: string): string {
  const listed = <Value>(values: ReadonlyMap<string, Value>) =>
    Array.from(values, ([id, value]) => ({ id, ...value }))
  const { bookmarks, collections, highlights, notes } = things
  const lists = {
    bookmarks: listed(bookmarks),
    collections: listed(collections),
    highlights: listed(highlights),
    notes: listed(notes),
  }
  return `${JSON.stringify({ app: APP, kind: KIND, version: VERSION, exportedAt: now, ...lists }, null, 2)}\n`
}

/** What stands in a file, or why nothing of it is taken. A file is taken whole or not at all. */
export function readBookmarksFile(
  text: string,
): { readonly things: KeptThings } | { readonly problem: FileProblem } {
  if (text.length > LONGEST_FILE) return { problem: { code: 'tooLarge' } }
  const file = parsed(text)
  if (file === undefined) return { problem: { code: 'notJson' } }
  if (file.app !== APP || file.kind !== KIND) return { problem: { code: 'notOurs' } }
  if (typeof file.version !== 'number' || file.version > VERSION) return { problem: { code: 'newer' } }
  try {
    return {
      things: {
        bookmarks: listIn(file, 'bookmarks', bookmarkIn, isAbout),
        collections: listIn(file, 'collections', collectionIn),
        highlights: listIn(file, 'highlights', highlightIn, isAbout),
        notes: listIn(file, 'notes', noteIn),
      },
    }
  } catch (problem) {
    if (problem instanceof BadEntry) return { problem: problem.where }
    throw problem
  }
}

class BadEntry extends Error {
  constructor(readonly where: FileProblem) {
    super('An entry of the file is none.')
  }
}

function listIn<Value>(
  file: Readonly<Record<string, unknown>>,
  list: keyof KeptThings,
  check: (found: unknown) => Value | undefined,
  isId: (id: string) => boolean = () => true,
): ReadonlyMap<string, Value> {
  const found = file[list] ?? []
  if (!Array.isArray(found)) throw new BadEntry({ code: 'notOurs' })
  return new Map(
    found.map((each: unknown, index) => {
      const id = (each as { readonly id?: unknown } | null)?.id
      const value = check(each)
      if (typeof id !== 'string' || !isThingId(id) || !isId(id) || value === undefined) {
        throw new BadEntry({ code: 'badEntry', list, entry: index + 1 })
      }
      return [id, value]
    }),
  )
}

const isThingId = (id: string) => id.length > 0 && id.length <= ID_LIMIT && isStorableText(id)

const isAbout = (id: string) => aboutIn(id) !== undefined

function parsed(text: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const found: unknown = JSON.parse(text)
    return typeof found === 'object' && found !== null ? (found as Record<string, unknown>) : undefined
  } catch {
    return undefined
  }
}
