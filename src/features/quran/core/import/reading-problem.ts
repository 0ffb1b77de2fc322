import { type VersePlace, verseKey } from '../index.ts'

/** Something in a file that keeps it from being imported. */
export interface ReadingProblem {
  /** Of the file, from 1. */
  readonly line: number
  /** The verse that it is about, where that is known. */
  readonly place?: VersePlace
  /** A sentence. */
  readonly what: string
}

/** `Line 12 (2:5): the verse is empty.` */
export function problemSentence({ line, place, what }: ReadingProblem): string {
  return `Line ${line}${place ? ` (${verseKey(place)})` : ''}: ${what}`
}
