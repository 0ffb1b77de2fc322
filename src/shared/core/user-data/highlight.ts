import { isInstant } from '../instant.ts'
import { type HighlightColour, parseHighlightColour } from './highlight-colour.ts'

/** A verse marked with a colour, known by `verse/2:255`. */
export interface Highlight {
  readonly colour: HighlightColour
  /** ISO 8601 in UTC. */
  readonly markedAt: string
}

/** The mark in what was found in a file or on the device; `undefined` when it is none. */
export function highlightIn(found: unknown): Highlight | undefined {
  if (typeof found !== 'object' || found === null) return undefined
  const { colour, markedAt } = found as Partial<Record<keyof Highlight, unknown>>
  const known = parseHighlightColour(colour)
  return known && isInstant(markedAt) ? { colour: known, markedAt } : undefined
}
