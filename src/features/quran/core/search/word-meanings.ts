import { spellingsOf } from './spellings.ts'
import type { WordIndex } from './word-index.ts'

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

/** The types that are this very word, in one of its spellings. */
export function sameTypes({ kind, dictionary }: WordIndex, word: string): Map<number, number> {
  const found = new Map<number, number>()
  for (const spelling of spellingsOf(word, kind).same) {
    for (const type of dictionary.same(spelling)) found.set(type, SAME)
  }
  return found
}

/** {@link sameTypes} and those near: other particles, more letters at the end, and, with `errors`, one letter wrong. */
export function nearTypes(
  index: WordIndex,
  word: string,
  options: { readonly isLast: boolean; readonly errors: boolean },
): Map<number, number> {
  const { kind, dictionary } = index
  const found = sameTypes(index, word)
  const add = (types: Uint16Array, nearness: number) => {
    for (const type of types) if ((found.get(type) ?? 0) < nearness) found.set(type, nearness)
  }
  const { same, near } = spellingsOf(word, kind)
  for (const spelling of [...same, ...near]) add(dictionary.near(spelling), STEM)
  const shortest = options.isLast ? SHORTEST_LAST_BEGINNING : SHORTEST_BEGINNING
  for (const spelling of same) {
    if (spelling.length >= shortest) {
      for (const types of dictionary.beginning(spelling)) add(types, BEGINNING)
    }
    if (options.errors && spelling.length >= SHORTEST_WITH_ERROR) {
      for (const types of dictionary.withOneError(spelling)) add(types, ONE_ERROR)
      for (const swapped of swaps(spelling)) add(dictionary.near(swapped), ONE_ERROR)
    }
  }
  return found
}

/** Two neighbours in the wrong order are one typing error, which an edit distance counts as two. */
function swaps(word: string): string[] {
  return Array.from(
    { length: word.length - 1 },
    (_, at) => word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2),
  )
}
