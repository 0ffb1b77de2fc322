import { verseTotal } from '../verse-counts.ts'
import { countOf } from './grouped.ts'
import type { WordIndex } from './word-index.ts'
import { type Meanings, nearness, SAME } from './word-meanings.ts'

/** Of how many words' length a verse is as likely as not to be about what it mentions. */
const USUAL_LENGTH = 14

/**
 * What the verses hold of a query, by verse. There is one in memory, because a search would otherwise leave a hundred
 * kilobytes behind for every text; it is true until words are tallied again.
 */
export interface WordTally {
  /** The verses that hold any word of it, and how many they are. */
  readonly touched: Uint16Array
  count: number
  /** How many of the words a verse holds, as they are and at least nearly. */
  readonly same: Uint16Array
  readonly any: Uint16Array
  /** The weight of those that it holds, and what part of all weight that is. */
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
/** The best level of one word in each verse, and the verses that have it. */
const best = new Uint8Array(verseTotal)
const here = new Uint16Array(verseTotal)

/** Tallies the words of a query, given by what each may mean in the index. */
export function tallyWords(index: WordIndex, words: readonly Meanings[]): WordTally {
  clear()
  const weights = words.map((word) => rarity(index, word))
  const total = weights.reduce((sum, value) => sum + value, 0)
  for (const [number, word] of words.entries()) {
    const count = meet(index, word)
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
        (weight * (nearness[level] ?? 0)) / (1 + lengthOf(index, verse) / USUAL_LENGTH / 4)
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

/** Puts the verses of one word `here`, with its best level in each; gives how many they are. */
function meet({ versesOf }: WordIndex, { types, levels }: Meanings): number {
  let count = 0
  for (let place = 0; place < types.length; place++) {
    const type = types[place] ?? 0
    const level = levels[place] ?? 0
    const end = versesOf.starts[type + 1] ?? 0
    for (let at = versesOf.starts[type] ?? 0; at < end; at++) {
      const verse = versesOf.values[at] ?? 0
      const there = best[verse] ?? 0
      if (there === 0) here[count++] = verse
      if (there < level) best[verse] = level
    }
  }
  return count
}

/** The rarer a word, the more it says (inverse document frequency, never 0). */
function rarity(index: WordIndex, { types, levels }: Meanings): number {
  let verses = 0
  for (let place = 0; place < types.length; place++)
    if (levels[place] === SAME || types.length === 1) verses += countOf(index.versesOf, types[place] ?? 0)
  return Math.log(1 + index.verseCount / (1 + verses))
}

/** How many words the verse has. */
export const lengthOf = ({ starts }: WordIndex, verse: number): number =>
  (starts[verse + 1] ?? 0) - (starts[verse] ?? 0)
