import type { FoundType } from './dictionary.ts'
import type { Spellings } from './spellings.ts'
import type { WordIndex } from './word-index.ts'

/** The types of the index that a word of the query may mean, each once, and how near it comes: a place in {@link nearness}. */
export interface Meanings {
  readonly types: Uint16Array
  readonly levels: Uint8Array
}

const [ONE_ERROR, BEGINNING, STEM] = [1, 2, 3]
/** The level of a type that is this very word. */
export const SAME = 4
/** What a level counts in the score; 0 for a type that a word does not mean. */
export const nearness = Float32Array.of(0, 0.4, 0.6, 0.8, 1)

const SHORTEST_BEGINNING = 3
const SHORTEST_LAST_BEGINNING = 2
/** Words of this length may hold one typing error. */
const SHORTEST_WITH_ERROR = 5

/** There cannot be more, because types are numbers of two bytes. */
const MOST_TYPES = 2 ** 16
const levelOf = new Uint8Array(MOST_TYPES)
const met = new Uint16Array(MOST_TYPES)

/** Whether some type is this very word, in one of its spellings. */
export function isKnown({ dictionary }: WordIndex, { same }: Spellings): boolean {
  let known = false
  for (const spelling of same)
    dictionary.same(spelling, () => {
      known = true
    })
  return known
}

/**
 * The types that are the word, in one of its spellings, and those near: other particles, more letters at the end, and, with
 * `errors`, one letter wrong.
 */
export function meaningsOf(
  { dictionary }: WordIndex,
  { same, near }: Spellings,
  options: { readonly isLast: boolean; readonly errors: boolean },
): Meanings {
  let count = 0
  const atLevel =
    (level: number): FoundType =>
    (type) => {
      const there = levelOf[type] ?? 0
      if (there >= level) return
      levelOf[type] = level
      if (there === 0) met[count++] = type
    }
  const [wrong, begun, stem, exact] = [ONE_ERROR, BEGINNING, STEM, SAME].map(atLevel) as [
    FoundType,
    FoundType,
    FoundType,
    FoundType,
  ]
  for (const spelling of same) {
    dictionary.same(spelling, exact)
    dictionary.near(spelling, stem)
  }
  for (const spelling of near) dictionary.near(spelling, stem)
  const shortest = options.isLast ? SHORTEST_LAST_BEGINNING : SHORTEST_BEGINNING
  for (const spelling of same) {
    if (spelling.length >= shortest) dictionary.beginning(spelling, begun)
    if (options.errors && spelling.length >= SHORTEST_WITH_ERROR) {
      dictionary.withOneError(spelling, wrong)
      for (let at = 0; at + 1 < spelling.length; at++) dictionary.near(swapped(spelling, at), wrong)
    }
  }
  const types = met.slice(0, count)
  const levels = new Uint8Array(count)
  for (let place = 0; place < count; place++) {
    const type = types[place] ?? 0
    levels[place] = levelOf[type] ?? 0
    levelOf[type] = 0
  }
  return { types, levels }
}

/** Two neighbours in the wrong order are one typing error, which an edit distance counts as two. */
const swapped = (word: string, at: number) =>
  word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2)
