import { type Hit, tiers } from './rank.ts'
import type { WordIndex } from './word-index.ts'
import { type Nearness, SAME } from './word-meanings.ts'

/** Of how many words' length a verse is as likely as not to be about what it mentions. */
const USUAL_LENGTH = 14
/** Of verses that hold the same part of the query, those nearer to it go first. */
const TIE_BREAK = 0.001
const WHOLE_VERSE = 2
const BEGINNING_OF_VERSE = 1

/**
 * The verses that hold the query's words, given what each may mean in the index, unordered. `leastPart` also
 * asks for verses that hold this part of them, weighed by rarity.
 */
export function matchWords(index: WordIndex, words: readonly Nearness[], leastPart: number): Hit[] {
  if (words.length === 0) return []
  const tally = tallyOf(index, words)
  const hits: Hit[] = []
  for (const verse of tally.touched) {
    const score = tally.score[verse] ?? 0
    if (tally.same[verse] === words.length) {
      const phrase = phraseAt(index, verse, words, true)
      if (phrase !== undefined)
        hits.push({
          verse,
          tier: tiers.phrase,
          score: phraseScore(index, verse, phrase, words.length, score),
        })
      else hits.push({ verse, tier: tiers.allWords, score: score + closeness(index, verse, words) })
    } else if (tally.any[verse] === words.length) {
      const phrase = words.length > 1 ? phraseAt(index, verse, words, false) : undefined
      hits.push({
        verse,
        tier: tiers.near,
        score: score + (phrase === undefined ? closeness(index, verse, words) : words.length),
      })
    } else if ((tally.part[verse] ?? 0) >= leastPart) {
      hits.push({ verse, tier: tiers.someWords, score: (tally.part[verse] ?? 0) + score * TIE_BREAK })
    }
  }
  return hits
}

function tallyOf(index: WordIndex, words: readonly Nearness[]) {
  const { verseCount } = index
  const [same, any] = [new Uint16Array(verseCount), new Uint16Array(verseCount)]
  const [score, part, best] = [
    new Float32Array(verseCount),
    new Float32Array(verseCount),
    new Float32Array(verseCount),
  ]
  const touched: number[] = []
  const rarities = words.map((word) => rarity(index, word))
  const total = rarities.reduce((sum, value) => sum + value, 0)
  for (const [number, word] of words.entries()) {
    const here: number[] = []
    for (const [type, nearness] of word) {
      for (const verse of index.versesOf(type)) {
        if (best[verse] === 0) here.push(verse)
        if ((best[verse] ?? 0) < nearness) best[verse] = nearness
      }
    }
    const weight = rarities[number] ?? 0
    for (const verse of here) {
      const nearness = best[verse] ?? 0
      best[verse] = 0
      if (any[verse] === 0) touched.push(verse)
      any[verse] = (any[verse] ?? 0) + 1
      if (nearness === SAME) same[verse] = (same[verse] ?? 0) + 1
      part[verse] = (part[verse] ?? 0) + weight / total
      score[verse] =
        (score[verse] ?? 0) + (weight * nearness) / (1 + lengthOf(index, verse) / USUAL_LENGTH / 4)
    }
  }
  return { same, any, score, part, touched }
}

/** The rarer a word, the more it says (inverse document frequency, never 0). */
function rarity(index: WordIndex, word: Nearness): number {
  let verses = 0
  for (const [type, nearness] of word)
    if (nearness === SAME || word.size === 1) verses += index.versesOf(type).length
  return Math.log(1 + index.verseCount / (1 + verses))
}

const lengthOf = ({ starts }: WordIndex, verse: number) => (starts[verse + 1] ?? 0) - (starts[verse] ?? 0)

/** Where in the verse the words stand one behind the other, counted in words; `undefined` when they do not. */
export function phraseAt(
  { starts, sequence }: WordIndex,
  verse: number,
  words: readonly Nearness[],
  exactly: boolean,
  from = 0,
): number | undefined {
  const start = starts[verse] ?? 0
  const last = (starts[verse + 1] ?? 0) - words.length
  const fits = (at: number) =>
    words.every((word, offset) => {
      const nearness = word.get(sequence[at + offset] ?? -1)
      return nearness !== undefined && (!exactly || nearness === SAME)
    })
  for (let at = start + from; at <= last; at++) if (fits(at)) return at - start
  return undefined
}

function phraseScore(index: WordIndex, verse: number, at: number, count: number, single: number): number {
  if (at === 0 && lengthOf(index, verse) === count) return WHOLE_VERSE + single
  if (count === 1) return single
  return at === 0 ? BEGINNING_OF_VERSE : 0
}

/** From 0 to 1: how close together the words stand, by the smallest stretch that holds all of them. */
function closeness({ starts, sequence }: WordIndex, verse: number, words: readonly Nearness[]): number {
  const from = starts[verse] ?? 0
  const last = words.map(() => -1)
  let shortest = Number.POSITIVE_INFINITY
  for (let at = from; at < (starts[verse + 1] ?? 0); at++) {
    const type = sequence[at] ?? 0
    let touched = false
    for (const [number, word] of words.entries()) {
      if (!word.has(type)) continue
      last[number] = at
      touched = true
    }
    const first = touched ? Math.min(...last) : -1
    if (first >= 0) shortest = Math.min(shortest, at - first + 1)
  }
  return Number.isFinite(shortest) ? words.length / Math.max(words.length, shortest) : 0
}
