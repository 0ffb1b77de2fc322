import type { Coordinates } from '../coordinates.ts'
import { recordType } from './record-type.ts'
import { parseTarget } from './target.ts'

/** The colours of collections and of highlights. Each has a name that is shown beside it. */
export const highlightColours = ['emerald', 'gold', 'sky', 'rose', 'violet'] as const
export type HighlightColour = (typeof highlightColours)[number]

/** Something that a person saved. Its id is the target (`verse/2:255`, `mosque/a1b2`). */
export interface Bookmark {
  /** ISO 8601 in UTC, as `Date.toISOString` writes it. */
  readonly savedAt: string
  /** The name when it was saved, if the feature can't look it up offline. */
  readonly title?: string
  /** A line beneath the title, such as a mosque's address. */
  readonly detail?: string
  readonly coordinates?: Coordinates
  /** Ids of its collections. Ids of deleted collections are ignored. */
  readonly collections?: readonly string[]
}

/** A named collection of bookmarks. Bookmarks list their collections, not the other way round. */
export interface Collection {
  readonly name: string
  readonly colour: HighlightColour
  /** ISO 8601 in UTC. */
  readonly createdAt: string
}

/** A verse highlighted with a colour. Its id is the target, `verse/2:255`. */
export interface Highlight {
  readonly colour: HighlightColour
  /** ISO 8601 in UTC. */
  readonly markedAt: string
}

/** In UTF-16 units. */
export const LONGEST_COLLECTION_NAME = 80
const LONGEST_TITLE = 300
const LONGEST_ID = 200
const MOST_COLLECTIONS = 50

const isTarget = (id: string) => parseTarget(id) !== undefined

export const bookmarkRecords = recordType<Bookmark>({
  name: 'bookmark',
  merge: 'whole',
  privacy: 'private',
  index: 'savedAt',
  isId: isTarget,
  schema: (s) =>
    s.object({
      savedAt: s.instant(),
      title: s.lenient(s.filledText(LONGEST_TITLE)),
      detail: s.lenient(s.filledText(LONGEST_TITLE)),
      coordinates: s.lenient(s.coordinates()),
      collections: s.lenient(
        s.becoming(s.array(s.filledText(LONGEST_ID)), (ids) => [...new Set(ids)].slice(0, MOST_COLLECTIONS)),
      ),
    }),
})

export const collectionRecords = recordType<Collection>({
  name: 'collection',
  merge: 'whole',
  privacy: 'private',
  partOf: 'bookmark',
  schema: (s) =>
    s.object({
      name: s.filledText(LONGEST_COLLECTION_NAME),
      colour: s.withDefault(s.oneOf(highlightColours), 'emerald'),
      createdAt: s.instant(),
    }),
})

export const highlightRecords = recordType<Highlight>({
  name: 'highlight',
  merge: 'whole',
  privacy: 'private',
  index: 'markedAt',
  isId: isTarget,
  schema: (s) => s.object({ colour: s.oneOf(highlightColours), markedAt: s.instant() }),
})
