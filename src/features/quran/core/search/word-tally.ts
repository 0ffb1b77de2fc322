import { verseTotal } from '../verse-counts.ts'
import { groupSize } from './grouped-numbers.ts'
import type { WordIndex } from './word-index.ts'
import { nearness, SAME, type WordMatches } from './word-matches.ts'

/** The verse length, in words, for the length penalty. */
const USUAL_LENGTH = 14

/**
 * Counts and scores of a query's words by verse. There is one instance, valid until the next tally, because a new one for
 * every text would leave 100 kB of garbage.
 */
export interface WordTally {
  /** The verses with any word; the first `count` entries are valid. */
  readonly touched: Uint16Array
  count: number
  /** The number of words that match exactly, and at least approximately. */
  readonly same: Uint16Array
  readonly any: Uint16Array
  /** The score of the matched words, and their share of the total weight. */
  readonly score: Float32Array
  readonly part: Float32Array
}

const tally: WordTally = {
  touched: new Uint16Array(verseTotal),
  count: 0,
  same: new Uint16Array(verseTotal),
  any: new Uint16Array(verseTotal),
  score: new Float32Array(verseTotal),
  part: new Float32Array(verseTotal),
}
/** The best level of the current word in each verse, and the verses that have it. */
const best = new Uint8Array(verseTotal)
const here = new Uint16Array(verseTotal)

/** Tallies the words of a query, given by their matching types. */
export function tallyWords(index: WordIndex, words: readonly WordMatches[]): WordTally {
  clear()
  const weights = words.map((word) => rarity(index, word))
  const total = weights.reduce((sum, value) => sum + value, 0)
  for (const [number, word] of words.entries()) {
    const count = collectVerses(index, word)
    const weight = weights[number] ?? 0
    for (let place = 0; place < count; place++) {
      const verse = here[place] ?? 0
      const level = best[verse] ?? 0
      best[verse] = 0
      if (tally.any[verse] === 0) tally.touched[tally.count++] = verse
      tally.any[verse] = (tally.any[verse] ?? 0) + 1
      if (level === SAME) tally.same[verse] = (tally.same[verse] ?? 0) + 1
      tally.part[verse] = (tally.part[verse] ?? 0) + weight / total
      tally.score[verse] =
        (tally.score[verse] ?? 0) +
        (weight * (nearness[level] ?? 0)) / (1 + wordCount(index, verse) / USUAL_LENGTH / 4)
    }
  }
  return tally
}

function clear(): void {
  const { touched, count, same, any, score, part } = tally
  for (let place = 0; place < count; place++) {
    const verse = touched[place] ?? 0
    same[verse] = 0
    any[verse] = 0
    score[verse] = 0
    part[verse] = 0
  }
  tally.count = 0
}

/** Collects the verses of one word in `here`, with its best level in each; returns their number. */
function collectVerses({ versesOf }: WordIndex, { types, levels }: WordMatches): number {
  let count = 0
  for (let place = 0; place < types.length; place++) {
    const type = types[place] ?? 0
    const level = levels[place] ?? 0
    const end = versesOf.starts[type + 1] ?? 0
    for (let at = versesOf.starts[type] ?? 0; at < end; at++) {
      const verse = versesOf.values[at] ?? 0
      const current = best[verse] ?? 0
      if (current === 0) here[count++] = verse
      if (current < level) best[verse] = level
    }
  }
  return count
}

/** Inverse document frequency, never 0. */
function rarity(index: WordIndex, { types, levels }: WordMatches): number {
  let verses = 0
  for (let place = 0; place < types.length; place++)
    if (levels[place] === SAME || types.length === 1) verses += groupSize(index.versesOf, types[place] ?? 0)
  return Math.log(1 + index.verseCount / (1 + verses))
}

/** The number of words in a verse. */
export const wordCount = ({ starts }: WordIndex, verse: number): number =>
  (starts[verse + 1] ?? 0) - (starts[verse] ?? 0)
