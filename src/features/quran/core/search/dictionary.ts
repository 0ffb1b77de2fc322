import SearchableMap from 'minisearch/SearchableMap'
import { numbersOf } from './packed-numbers.ts'

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

/** Finds types of words by a spelling. Lists may hold a type twice. */
export interface Dictionary {
  /** The first spelling of each type. */
  readonly names: readonly string[]
  readonly same: (spelling: string) => Uint16Array
  /** Those that have the spelling, nearly or fully. */
  readonly near: (spelling: string) => Uint16Array
  /** Those with a spelling that begins so; some of them when there are very many. */
  readonly beginning: (start: string) => Generator<Uint16Array>
  /** Those with a spelling of four letters or more that differs by one letter at most. */
  readonly withOneError: (spelling: string) => Uint16Array[]
}

const MOST_BEGINNINGS = 400
const SHORTEST_WITH_ERROR = 4
const NONE = new Uint16Array(0)

/** Opens a packed dictionary: no more than reading it, until the first word with an error is looked for. */
export function openDictionary(packed: PackedDictionary): Dictionary {
  const spellings = packed.spellings.split('\n')
  const types = numbersOf(packed.types)
  const [firsts, others, nears] = [packed.firsts, packed.others, packed.nears].map(numbersOf)
  const starts = new Uint32Array(spellings.length + 1)
  const sameEnds = new Uint32Array(spellings.length)
  const names: string[] = []
  for (const [index, spelling] of spellings.entries()) {
    const start = starts[index] ?? 0
    const named = start + (firsts?.[index] ?? 0)
    for (let at = start; at < named; at++) names[types[at] ?? 0] = spelling
    sameEnds[index] = named + (others?.[index] ?? 0)
    starts[index + 1] = (sameEnds[index] ?? 0) + (nears?.[index] ?? 0)
  }
  const all = (index: number) => types.subarray(starts[index], starts[index + 1])
  const find = (spelling: string) => {
    const index = firstFrom(spellings, spelling)
    return spellings[index] === spelling ? index : -1
  }
  let tree: SearchableMap<number> | undefined
  return {
    names,
    same: (spelling) => {
      const index = find(spelling)
      return index < 0 ? NONE : types.subarray(starts[index], sameEnds[index])
    },
    near: (spelling) => {
      const index = find(spelling)
      return index < 0 ? NONE : all(index)
    },
    *beginning(start) {
      const from = firstFrom(spellings, start)
      for (let index = from; index < from + MOST_BEGINNINGS && spellings[index]?.startsWith(start); index++) {
        yield all(index)
      }
    },
    withOneError: (spelling) => {
      tree ??= treeOf(spellings)
      return [...tree.fuzzyGet(spelling, 1).values()].map(([index]) => all(index))
    },
  }
}

/** Where in the ordered spellings the first stands that is not before this one. */
function firstFrom(spellings: readonly string[], spelling: string): number {
  let [low, high] = [0, spellings.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((spellings[middle] ?? '') < spelling) low = middle + 1
    else high = middle
  }
  return low
}

function treeOf(spellings: readonly string[]): SearchableMap<number> {
  const tree = new SearchableMap<number>()
  for (const [index, spelling] of spellings.entries()) {
    if (spelling.length >= SHORTEST_WITH_ERROR) tree.set(spelling, index)
  }
  return tree
}
