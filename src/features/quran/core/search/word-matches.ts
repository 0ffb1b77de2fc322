import type { OnType } from './dictionary.ts'
import type { Spellings } from './spellings.ts'
import type { WordIndex } from './word-index.ts'

/** The word types that match a word of the query, each with a match level: an index of {@link nearness}. */
export interface WordMatches {
  readonly types: Uint16Array
  readonly levels: Uint8Array
}

const [ONE_ERROR, BEGINNING, STEM] = [1, 2, 3]
/** The level of an exact match. */
export const SAME = 4
/** The weight of each level in the score. */
export const nearness = Float32Array.of(0, 0.4, 0.6, 0.8, 1)

const SHORTEST_BEGINNING = 3
const SHORTEST_LAST_BEGINNING = 2
/** Words of this length may have one typing error. */
const SHORTEST_WITH_ERROR = 5

/** Types are stored in two bytes. */
const MAX_TYPES = 2 ** 16
const levelOf = new Uint8Array(MAX_TYPES)
const matched = new Uint16Array(MAX_TYPES)

/** Whether the index contains the word in one of its spellings. */
export function isIndexed({ dictionary }: WordIndex, { same }: Spellings): boolean {
  let known = false
  for (const spelling of same)
    dictionary.same(spelling, () => {
      known = true
    })
  return known
}

/**
 * The types that match a word exactly or approximately: with other particles, with more letters at the end and, with
 * `errors`, with one wrong letter.
 */
export function matchWord(
  { dictionary }: WordIndex,
  { same, near }: Spellings,
  options: { readonly isLast: boolean; readonly errors: boolean },
): WordMatches {
  let count = 0
  const atLevel =
    (level: number): OnType =>
    (type) => {
      const current = levelOf[type] ?? 0
      if (current >= level) return
      levelOf[type] = level
      if (current === 0) matched[count++] = type
    }
  const [wrong, begun, stem, exact] = [ONE_ERROR, BEGINNING, STEM, SAME].map(atLevel) as [
    OnType,
    OnType,
    OnType,
    OnType,
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
  const types = matched.slice(0, count)
  const levels = new Uint8Array(count)
  for (let place = 0; place < count; place++) {
    const type = types[place] ?? 0
    levels[place] = levelOf[type] ?? 0
    levelOf[type] = 0
  }
  return { types, levels }
}

/** Swapped neighbours are one typing error, but two in an edit distance. */
const swapped = (word: string, at: number) =>
  word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2)
