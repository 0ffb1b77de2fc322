import { decodeNumbers } from './packed-numbers.ts'
import {
  beginsWith,
  indexOfSpelling,
  lowerBound,
  openSpellings,
  spellingAt,
  spellingCount,
  spellingLength,
  withOneError,
} from './spelling-list.ts'

/** Spellings in UTF-16 order, with the word types of each. */
export interface PackedDictionary {
  /** One spelling per line. */
  readonly spellings: string
  /** Per spelling, how many types have it as first spelling, as another spelling, and as stem (`كتاب` of `والكتاب`). */
  readonly firsts: string
  readonly others: string
  readonly nears: string
  /** The types of each spelling, in that order. */
  readonly types: string
}

/** Called with the number of each type found. */
export type OnType = (type: number) => void

/** Finds word types by spelling. A type may be reported twice. */
export interface Dictionary {
  readonly typeCount: number
  /** The first spelling of each type, in a new array. */
  readonly names: () => string[]
  /** Types with exactly this spelling. */
  readonly same: (spelling: string, found: OnType) => void
  /** Types with this spelling or stem. */
  readonly near: (spelling: string, found: OnType) => void
  /** Types with a spelling that begins so, from the first 400 such spellings. */
  readonly beginning: (start: string, found: OnType) => void
  /** Types with a spelling of at least four letters that differs by at most one letter. */
  readonly withOneError: (spelling: string, found: OnType) => void
}

const MAX_BEGINNINGS = 400
const SHORTEST_WITH_ERROR = 4

/** Opens a packed dictionary without copying its spellings. */
export function openDictionary(packed: PackedDictionary): Dictionary {
  const spellings = openSpellings(packed.spellings)
  const count = spellingCount(spellings)
  const types = decodeNumbers(packed.types)
  const firsts = decodeNumbers(packed.firsts)
  const [others, nears] = [decodeNumbers(packed.others), decodeNumbers(packed.nears)]
  const starts = new Uint32Array(count + 1)
  const sameEnds = new Uint32Array(count)
  let typeCount = 0
  for (let index = 0; index < count; index++) {
    typeCount += firsts[index] ?? 0
    sameEnds[index] = (starts[index] ?? 0) + (firsts[index] ?? 0) + (others[index] ?? 0)
    starts[index + 1] = (sameEnds[index] ?? 0) + (nears[index] ?? 0)
  }
  const give = (index: number, end: number, found: OnType) => {
    for (let at = starts[index] ?? 0; at < end; at++) found(types[at] ?? 0)
  }
  const all = (index: number, found: OnType) => give(index, starts[index + 1] ?? 0, found)
  return {
    typeCount,
    names: () => {
      const names: string[] = []
      for (let index = 0; index < count; index++) {
        const start = starts[index] ?? 0
        for (let at = start; at < start + (firsts[index] ?? 0); at++)
          names[types[at] ?? 0] = spellingAt(spellings, index)
      }
      return names
    },
    same: (spelling, found) => {
      const index = indexOfSpelling(spellings, spelling)
      if (index >= 0) give(index, sameEnds[index] ?? 0, found)
    },
    near: (spelling, found) => {
      const index = indexOfSpelling(spellings, spelling)
      if (index >= 0) all(index, found)
    },
    beginning: (start, found) => {
      const from = lowerBound(spellings, start)
      for (let index = from; index < from + MAX_BEGINNINGS && beginsWith(spellings, index, start); index++)
        all(index, found)
    },
    withOneError: (spelling, found) =>
      withOneError(spellings, spelling, (index) => {
        if (spellingLength(spellings, index) >= SHORTEST_WITH_ERROR) all(index, found)
      }),
  }
}
