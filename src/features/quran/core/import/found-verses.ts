import type { VersePlace } from '../index.ts'
import type { ReadingProblem } from './reading-problem.ts'

/** A verse as it stands in a file; its place is what the file says and may not exist. */
export interface FoundVerse {
  readonly place: VersePlace
  readonly text: string
  /** Line of the file that it begins on, from 1. */
  readonly line: number
}

/** What the reader of one format makes of a file. Problems are those of the format; what is left out is said in notes. */
export interface FoundVerses {
  /** What the format is called, for people. */
  readonly format: string
  readonly verses: readonly FoundVerse[]
  readonly problems: readonly ReadingProblem[]
  readonly notes?: readonly string[]
  /** Set where the problems already say which verses are there and which are not. */
  readonly placesAreSaid?: boolean
}
