import type { VersePlace } from '../index.ts'
import type { ImportNote } from './import-note.ts'
import type { ImportProblem } from './import-problem.ts'

/** A verse exactly as the file has it. Its place comes from the file and may not exist. */
export interface ParsedVerse {
  readonly place: VersePlace
  readonly text: string
  /** The line of the file where it begins, from 1. */
  readonly line: number
}

/** The result of parsing one format, with the problems of that format only. */
export interface ParsedFile {
  /** The format's name, to show to people. */
  readonly format: string
  readonly verses: readonly ParsedVerse[]
  readonly problems: readonly ImportProblem[]
  /** The ignored content. */
  readonly notes?: readonly ImportNote[]
  /** True if the problems already report missing and misplaced verses. */
  readonly placesReported?: boolean
}
