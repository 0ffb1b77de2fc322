import { addHit, type HitList } from './hit-list.ts'
import { type MatchTable, matchTable } from './match-table.ts'
import { tiers } from './tiers.ts'
import type { WordIndex } from './word-index.ts'
import { SAME, type WordMatches } from './word-matches.ts'
import { tallyWords, wordCount } from './word-tally.ts'

/** The weight of closeness among verses with the same part of the query. */
const TIE_BREAK = 0.001
const WHOLE_VERSE = 2
const BEGINNING_OF_VERSE = 1

/**
 * Lists the verses with the query's words, unordered. `leastParts` are minimum shares of the words, weighted by rarity;
 * each is tried only if the one before it found nothing.
 */
export function matchWords(
  index: WordIndex,
  words: readonly WordMatches[],
  leastParts: readonly number[],
  hits: HitList,
): void {
  hits.count = 0
  if (words.length === 0) return
  const tally = tallyWords(index, words)
  const table = matchTable(words)
  for (const leastPart of leastParts) {
    for (let place = 0; place < tally.count; place++) {
      const verse = tally.touched[place] ?? 0
      const score = tally.score[verse] ?? 0
      const part = tally.part[verse] ?? 0
      if (tally.same[verse] === words.length) addExactMatch(hits, { index, table, verse }, score)
      else if (tally.any[verse] === words.length) addNearMatch(hits, { index, table, verse }, score)
      else if (part >= leastPart) addHit(hits, verse, tiers.someWords, part + score * TIE_BREAK)
    }
    if (hits.count > 0) return
  }
}

interface Place {
  readonly index: WordIndex
  readonly table: MatchTable
  readonly verse: number
}

/** Adds a verse that has all words exactly. */
function addExactMatch(hits: HitList, { index, table, verse }: Place, score: number): void {
  const phrase = phraseAt(index, verse, table, true)
  if (phrase === undefined) addHit(hits, verse, tiers.allWords, score + closeness(index, verse, table))
  else addHit(hits, verse, tiers.phrase, phraseScore(wordCount(index, verse), phrase, table.width, score))
}

/** Adds a verse that has all words, some only approximately. */
function addNearMatch(hits: HitList, { index, table, verse }: Place, score: number): void {
  const phrase = table.width > 1 ? phraseAt(index, verse, table, false) : undefined
  addHit(
    hits,
    verse,
    tiers.near,
    score + (phrase === undefined ? closeness(index, verse, table) : table.width),
  )
}

/** The word index in the verse where the words occur in sequence, from `from` on; `undefined` if they do not. */
export function phraseAt(
  { starts, sequence }: WordIndex,
  verse: number,
  { width, level }: MatchTable,
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

/** The last position of each query word; reused between verses. */
const lastPositions = new Int32Array(2 ** 8)

/** The closeness of the words, from 0 to 1, by the shortest stretch that contains all of them. */
function closeness({ starts, sequence }: WordIndex, verse: number, { width, level }: MatchTable): number {
  lastPositions.fill(-1, 0, width)
  let shortest = Number.POSITIVE_INFINITY
  for (let at = starts[verse] ?? 0; at < (starts[verse + 1] ?? 0); at++) {
    const type = sequence[at] ?? 0
    let touched = false
    for (let word = 0; word < width; word++) {
      if (level(type, word) === 0) continue
      lastPositions[word] = at
      touched = true
    }
    if (!touched) continue
    let first = at
    for (let word = 0; word < width; word++) first = Math.min(first, lastPositions[word] ?? -1)
    if (first >= 0) shortest = Math.min(shortest, at - first + 1)
  }
  return Number.isFinite(shortest) ? width / Math.max(width, shortest) : 0
}
