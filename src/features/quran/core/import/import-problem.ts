import { type VersePlace, verseKey } from '../index.ts'

/** A mistake in a file that prevents its import. */
export interface ImportProblem {
  /** In the file, from 1. */
  readonly line: number
  /** The verse concerned, if known. */
  readonly place?: VersePlace
  /** A sentence. */
  readonly message: string
}

/** `Line 12 (2:5): the verse is empty.` */
export function formatImportProblem({ line, place, message }: ImportProblem): string {
  return `Line ${line}${place ? ` (${verseKey(place)})` : ''}: ${message}`
}
