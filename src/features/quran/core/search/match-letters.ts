import { joinWords, type LetterIndex } from './letter-index.ts'
import { type Hit, tiers } from './rank.ts'
import { spellingsOf } from './spellings.ts'

/** A few letters are found everywhere. */
const SHORTEST = 5
/** A verse shares this part of the query's threes, weighed by rarity, or it is not like it. */
const LEAST_ALIKE = 0.55
/** A case ending may stand between where one stops and the end of the word. */
const CASE_ENDING = 2
const MOST_ALIKE = 100

/** The letters of a query as the index has them; empty when they are too few to look for. */
export function lettersOf(words: readonly string[], { kind }: LetterIndex): string {
  const names = words.map((word) => spellingsOf(word, kind).same[0] ?? '')
  const letters = joinWords(names, kind)
  return letters.length >= SHORTEST ? letters : ''
}

/** The verses that hold the letters one behind the other, or, when none does, those that sound most alike. */
export function matchLetters(index: LetterIndex, letters: string): Hit[] {
  if (letters === '') return []
  const found = withLetters(index, letters)
  return found.length > 0 ? found : alike(index, letters)
}

function withLetters(index: LetterIndex, letters: string): Hit[] {
  const hits = new Map<number, Hit>()
  for (let at = index.letters.indexOf(letters); at >= 0; at = index.letters.indexOf(letters, at + 1)) {
    const verse = rankOf(index.starts, at)
    const atWord = index.wordStarts[rankOf(index.wordStarts, at)] === at
    const nextWord =
      index.wordStarts[rankOf(index.wordStarts, at + letters.length) + 1] ?? index.letters.length
    const end = Math.min(nextWord, (index.starts[verse + 1] ?? 0) - 1)
    const whole = endsWord(index, at + letters.length) || end - (at + letters.length) <= CASE_ENDING
    const tier = atWord && whole ? tiers.phrase : tiers.near
    const score = at === index.starts[verse] ? 1 : 0
    if (tier < (hits.get(verse)?.tier ?? Number.POSITIVE_INFINITY)) hits.set(verse, { verse, tier, score })
  }
  return [...hits.values()]
}

function endsWord(index: LetterIndex, end: number): boolean {
  return index.letters[end] === '\n' || index.wordStarts[rankOf(index.wordStarts, end)] === end
}

function alike(index: LetterIndex, letters: string): Hit[] {
  const verseCount = index.starts.length - 1
  const shared = new Float32Array(verseCount)
  const last = new Int16Array(verseCount).fill(-1)
  let total = 0
  for (const [number, three] of threesOf(letters).entries()) {
    const verses = index.versesWith(three)
    const weight = Math.log(1 + verseCount / (1 + verses.length))
    total += weight
    for (const verse of verses) {
      if (last[verse] === number) continue
      last[verse] = number
      shared[verse] = (shared[verse] ?? 0) + weight
    }
  }
  const hits: Hit[] = []
  for (const [verse, weight] of shared.entries()) {
    if (weight >= total * LEAST_ALIKE) hits.push({ verse, tier: tiers.someWords, score: weight / total })
  }
  return hits.sort((a, b) => b.score - a.score || a.verse - b.verse).slice(0, MOST_ALIKE)
}

/** The sequences of three letters in a text, each once. */
export function threesOf(letters: string): string[] {
  const threes = new Set<string>()
  for (let at = 0; at + 2 < letters.length; at++) threes.add(letters.slice(at, at + 3))
  return [...threes]
}

/** Which of the ascending numbers is the last that is not greater than `value`. */
function rankOf(ascending: Uint32Array, value: number): number {
  let [low, high] = [0, ascending.length - 1]
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if ((ascending[middle] ?? 0) <= value) low = middle
    else high = middle - 1
  }
  return low
}
