import type { Coordinates } from '../coordinates.ts'
import { isInstant } from '../instant.ts'
import { isText } from './is-text.ts'

/** Something that a person keeps, known on every device by what it is about (`verse/2:255`, `mosque/a1b2`). */
export interface Bookmark {
  /** ISO 8601 in UTC, as `Date.toISOString` writes it. */
  readonly savedAt: string
  /** What it was called when it was saved, where its feature cannot look it up without a network. */
  readonly title?: string
  /** A line beneath the title, such as a mosque's address. */
  readonly detail?: string
  /** Where on earth it is. */
  readonly coordinates?: Coordinates
  /** Ids of the collections that it is in. One that is gone counts for nothing. */
  readonly collections?: readonly string[]
}

const LONGEST_TITLE = 300
const LONGEST_ID = 200
const MOST_COLLECTIONS = 50

/** The bookmark in what was found in a file or on the device, without anything else; `undefined` when it is none. */
export function bookmarkIn(found: unknown): Bookmark | undefined {
  if (typeof found !== 'object' || found === null) return undefined
  const { savedAt, title, detail, coordinates, collections } = found as Partial<
    Record<keyof Bookmark, unknown>
  >
  if (!isInstant(savedAt)) return undefined
  const ids = Array.isArray(collections) ? collections.filter((id) => isText(id, LONGEST_ID)) : []
  const known = [...new Set(ids)].slice(0, MOST_COLLECTIONS)
  return {
    savedAt,
    ...(isText(title, LONGEST_TITLE) && { title }),
    ...(isText(detail, LONGEST_TITLE) && { detail }),
    ...(isPlace(coordinates) && {
      coordinates: { latitude: coordinates.latitude, longitude: coordinates.longitude },
    }),
    ...(known.length > 0 && { collections: known }),
  }
}

function isPlace(found: unknown): found is Coordinates {
  if (typeof found !== 'object' || found === null) return false
  const { latitude, longitude } = found as Partial<Record<keyof Coordinates, unknown>>
  return within(latitude, 90) && within(longitude, 180)
}

const within = (found: unknown, most: number) => typeof found === 'number' && Math.abs(found) <= most
