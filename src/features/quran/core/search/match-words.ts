import { addHit, type HitList } from './hit-list.ts'
import { type MeaningTable, meaningTable } from './meaning-table.ts'
import { tiers } from './rank.ts'
import type { WordIndex } from './word-index.ts'
import { type Meanings, SAME } from './word-meanings.ts'
import { lengthOf, tallyWords } from './word-tally.ts'

/** Of verses that hold the same part of the query, those nearer to it go first. */
const TIE_BREAK = 0.001
const WHOLE_VERSE = 2
const BEGINNING_OF_VERSE = 1

/**
 * Lists the verses that hold the query's words, given what each may mean in the index, unordered. `leastParts` also asks
 * for verses that hold this part of them, weighed by rarity: the second when none was found with the first.
 */
export function matchWords(
  index: WordIndex,
  words: readonly Meanings[],
  leastParts: readonly number[],
  hits: HitList,
): void {
  hits.count = 0
  if (words.length === 0) return
  const tally = tallyWords(index, words)
  const table = meaningTable(words)
  for (const leastPart of leastParts) {
    for (let place = 0; place < tally.count; place++) {
      const verse = tally.touched[place] ?? 0
      const score = tally.score[verse] ?? 0
      const part = tally.part[verse] ?? 0
      if (tally.same[verse] === words.length) addWhole(hits, { index, table, verse }, score)
      else if (tally.any[verse] === words.length) addNear(hits, { index, table, verse }, score)
      else if (part >= leastPart) addHit(hits, verse, tiers.someWords, part + score * TIE_BREAK)
    }
    if (hits.count > 0) return
  }
}

interface Place {
  readonly index: WordIndex
  readonly table: MeaningTable
  readonly verse: number
}

/** Adds a verse that holds all words as they are. */
function addWhole(hits: HitList, { index, table, verse }: Place, score: number): void {
  const phrase = phraseAt(index, verse, table, true)
  if (phrase === undefined) addHit(hits, verse, tiers.allWords, score + closeness(index, verse, table))
  else addHit(hits, verse, tiers.phrase, phraseScore(lengthOf(index, verse), phrase, table.width, score))
}

/** Adds a verse that holds all words, some of them only nearly. */
function addNear(hits: HitList, { index, table, verse }: Place, score: number): void {
  const phrase = table.width > 1 ? phraseAt(index, verse, table, false) : undefined
  addHit(
    hits,
    verse,
    tiers.near,
    score + (phrase === undefined ? closeness(index, verse, table) : table.width),
  )
}

/** Where in the verse the words stand one behind the other, counted in words; `undefined` when they do not. */
export function phraseAt(
  { starts, sequence }: WordIndex,
  verse: number,
  { width, level }: MeaningTable,
  exactly: boolean,
  from = 0,
): number | undefined {
  const start = starts[verse] ?? 0
  const last = (starts[verse + 1] ?? 0) - width
  const least = exactly ? SAME : 1
  for (let at = start + from; at <= last; at++) {
    let word = 0
    while (word < width && level(sequence[at + word] ?? 0, word) >= least) word += 1
    if (word === width) return at - start
  }
  return undefined
}

function phraseScore(length: number, at: number, count: number, single: number): number {
  if (at === 0 && length === count) return WHOLE_VERSE + single
  if (count === 1) return single
  return at === 0 ? BEGINNING_OF_VERSE : 0
}

/** Where each word of the query was met last, while a verse is read. */
const lastMet = new Int32Array(2 ** 8)

/** From 0 to 1: how close together the words stand, by the smallest stretch that holds all of them. */
function closeness({ starts, sequence }: WordIndex, verse: number, { width, level }: MeaningTable): number {
  lastMet.fill(-1, 0, width)
  let shortest = Number.POSITIVE_INFINITY
  for (let at = starts[verse] ?? 0; at < (starts[verse + 1] ?? 0); at++) {
    const type = sequence[at] ?? 0
    let touched = false
    for (let word = 0; word < width; word++) {
      if (level(type, word) === 0) continue
      lastMet[word] = at
      touched = true
    }
    if (!touched) continue
    let first = at
    for (let word = 0; word < width; word++) first = Math.min(first, lastMet[word] ?? -1)
    if (first >= 0) shortest = Math.min(shortest, at - first + 1)
  }
  return Number.isFinite(shortest) ? width / Math.max(width, shortest) : 0
}
