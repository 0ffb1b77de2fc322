import { spellingsOf } from './spellings.ts'
import { entry, type WordIndex } from './word-index.ts'

/** How near a type of the index comes to a word of the query: 1 when it is the same. */
export type Nearness = ReadonlyMap<number, number>

export const SAME = 1
const STEM = 0.8
const BEGINNING = 0.6
const ONE_ERROR = 0.4

const SHORTEST_BEGINNING = 3
const SHORTEST_LAST_BEGINNING = 2
/** Words of this length may hold one typing error. */
const SHORTEST_WITH_ERROR = 5
const MOST_BEGINNINGS = 400

/** The types that are this very word, in one of its spellings. */
export function sameTypes(index: WordIndex, word: string): Map<number, number> {
  const found = new Map<number, number>()
  for (const spelling of spellingsOf(word, index.kind).same) {
    for (const value of index.dictionary.get(spelling) ?? []) {
      if (!entry.isNear(value)) found.set(entry.type(value), SAME)
    }
  }
  return found
}

/** {@link sameTypes} and those near: other particles, more letters at the end, and, with `errors`, one letter wrong. */
export function nearTypes(
  index: WordIndex,
  word: string,
  options: { readonly isLast: boolean; readonly errors: boolean },
): Map<number, number> {
  const found = sameTypes(index, word)
  const add = (values: readonly number[], nearness: number) => {
    for (const value of values) {
      const type = entry.type(value)
      if ((found.get(type) ?? 0) < nearness) found.set(type, nearness)
    }
  }
  const { same, near } = spellingsOf(word, index.kind)
  for (const spelling of same) add(index.dictionary.get(spelling) ?? [], STEM)
  for (const spelling of near) add(index.dictionary.get(spelling) ?? [], STEM)
  const shortest = options.isLast ? SHORTEST_LAST_BEGINNING : SHORTEST_BEGINNING
  for (const spelling of same) {
    if (spelling.length >= shortest) for (const values of beginnings(index, spelling)) add(values, BEGINNING)
    if (options.errors && spelling.length >= SHORTEST_WITH_ERROR) {
      for (const [values] of index.dictionary.fuzzyGet(spelling, 1).values()) add(values, ONE_ERROR)
      for (const swapped of swaps(spelling)) add(index.dictionary.get(swapped) ?? [], ONE_ERROR)
    }
  }
  return found
}

function* beginnings({ dictionary }: WordIndex, start: string): Generator<number[]> {
  let left = MOST_BEGINNINGS
  for (const [, values] of dictionary.atPrefix(start)) {
    if (left-- === 0) return
    yield values
  }
}

/** Two neighbours in the wrong order are one typing error, which an edit distance counts as two. */
function swaps(word: string): string[] {
  return Array.from(
    { length: word.length - 1 },
    (_, at) => word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2),
  )
}
