import { isInstant } from '../instant.ts'
import { type HighlightColour, parseHighlightColour } from './highlight-colour.ts'
import { isText } from './is-text.ts'

/** A name that a person gathers bookmarks under. Its bookmarks know of it; it does not know them. */
export interface Collection {
  readonly name: string
  readonly colour: HighlightColour
  /** ISO 8601 in UTC. */
  readonly createdAt: string
}

/** In UTF-16 units. */
export const LONGEST_COLLECTION_NAME = 80

/** The collection in what was found in a file or on the device; `undefined` when it is none. */
export function collectionIn(found: unknown): Collection | undefined {
  if (typeof found !== 'object' || found === null) return undefined
  const { name, colour, createdAt } = found as Partial<Record<keyof Collection, unknown>>
  if (!isText(name, LONGEST_COLLECTION_NAME) || !isInstant(createdAt)) return undefined
  return { name, colour: parseHighlightColour(colour) ?? 'emerald', createdAt }
}
