import { numbersOf } from './packed-numbers.ts'
import {
  beginsWith,
  firstFrom,
  openSpellings,
  placeOfSpelling,
  spellingAt,
  spellingCount,
  spellingLength,
  withOneError,
} from './spelling-list.ts'

/** Spellings in the order of their UTF-16 units, and the types of words that each stands for. */
export interface PackedDictionary {
  /** A spelling a line. */
  readonly spellings: string
  /** How many types have it as their first spelling, as another one, and only nearly (`كتاب` of `والكتاب`). */
  readonly firsts: string
  readonly others: string
  readonly nears: string
  /** The types, spelling after spelling, in that order. */
  readonly types: string
}

/** Takes the number of a type. */
export type FoundType = (type: number) => void

/** Finds types of words by a spelling, one after the other and some of them twice. */
export interface Dictionary {
  readonly typeCount: number
  /** The first spelling of each type, made anew. */
  readonly names: () => string[]
  readonly same: (spelling: string, found: FoundType) => void
  /** Those that have the spelling, nearly or fully. */
  readonly near: (spelling: string, found: FoundType) => void
  /** Those with a spelling that begins so; some of them when there are very many. */
  readonly beginning: (start: string, found: FoundType) => void
  /** Those with a spelling of four letters or more that differs by one letter at most. */
  readonly withOneError: (spelling: string, found: FoundType) => void
}

const MOST_BEGINNINGS = 400
const SHORTEST_WITH_ERROR = 4

/** Opens a packed dictionary: no more than reading it. */
export function openDictionary(packed: PackedDictionary): Dictionary {
  const spellings = openSpellings(packed.spellings)
  const count = spellingCount(spellings)
  const types = numbersOf(packed.types)
  const firsts = numbersOf(packed.firsts)
  const [others, nears] = [numbersOf(packed.others), numbersOf(packed.nears)]
  const starts = new Uint32Array(count + 1)
  const sameEnds = new Uint32Array(count)
  let typeCount = 0
  for (let index = 0; index < count; index++) {
    typeCount += firsts[index] ?? 0
    sameEnds[index] = (starts[index] ?? 0) + (firsts[index] ?? 0) + (others[index] ?? 0)
    starts[index + 1] = (sameEnds[index] ?? 0) + (nears[index] ?? 0)
  }
  const give = (index: number, end: number, found: FoundType) => {
    for (let at = starts[index] ?? 0; at < end; at++) found(types[at] ?? 0)
  }
  const all = (index: number, found: FoundType) => give(index, starts[index + 1] ?? 0, found)
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
      const index = placeOfSpelling(spellings, spelling)
      if (index >= 0) give(index, sameEnds[index] ?? 0, found)
    },
    near: (spelling, found) => {
      const index = placeOfSpelling(spellings, spelling)
      if (index >= 0) all(index, found)
    },
    beginning: (start, found) => {
      const from = firstFrom(spellings, start)
      for (let index = from; index < from + MOST_BEGINNINGS && beginsWith(spellings, index, start); index++)
        all(index, found)
    },
    withOneError: (spelling, found) =>
      withOneError(spellings, spelling, (index) => {
        if (spellingLength(spellings, index) >= SHORTEST_WITH_ERROR) all(index, found)
      }),
  }
}
