import { groupSize } from './grouped-numbers.ts'
import type { LetterIndex } from './letter-index.ts'
import { matchTable } from './match-table.ts'
import { phraseAt } from './match-words.ts'
import { trigramPositions } from './similar-verses.ts'
import type { WordIndex } from './word-index.ts'
import type { WordMatches } from './word-matches.ts'
import { eachWord } from './words-of.ts'

/** A range of whole words in the original text, as UTF-16 offsets; the end is exclusive. */
export type TextRange = readonly [start: number, end: number]

/** Words in more than this share of the verses ("and") are highlighted only as part of a phrase. */
const TOO_COMMON = 0.2
/** A word is highlighted if the query contains more than this share of its trigrams. */
const MIN_SHARED_TRIGRAMS = 0.5

/** The indexes of a verse's words that match the query; with `phrase`, only where they are adjacent. */
export function highlightedWords(
  index: WordIndex,
  verse: number,
  words: readonly WordMatches[],
  phrase: boolean,
): Set<number> {
  const highlighted = new Set<number>()
  const table = matchTable(words)
  if (phrase) {
    let at = phraseAt(index, verse, table, true)
    while (at !== undefined) {
      for (let word = at; word < at + words.length; word++) highlighted.add(word)
      at = phraseAt(index, verse, table, true, at + 1)
    }
    if (highlighted.size > 0) return highlighted
  }
  const numbers = [...words.keys()]
  const distinctive = numbers.filter((number) => !isCommon(index, words[number]))
  const counted = distinctive.length > 0 ? distinctive : numbers
  const start = index.starts[verse] ?? 0
  for (let at = start; at < (index.starts[verse + 1] ?? 0); at++) {
    const type = index.sequence[at] ?? 0
    if (counted.some((number) => table.level(type, number) > 0)) highlighted.add(at - start)
  }
  return highlighted
}

function isCommon({ versesOf, verseCount }: WordIndex, word: WordMatches | undefined): boolean {
  let verses = 0
  for (const type of word?.types ?? []) verses += groupSize(versesOf, type)
  return verses > verseCount * TOO_COMMON
}

/** The indexes of a verse's words that match the query's letters. */
export function highlightedByLetters(
  index: WordIndex,
  letters: LetterIndex,
  verse: number,
  queried: string,
): Set<number> {
  const highlighted = new Set<number>()
  const from = letters.starts[verse] ?? 0
  const stream = letters.letters.slice(from, (letters.starts[verse + 1] ?? 0) - 1)
  const first = index.starts[verse] ?? 0
  const count = (index.starts[verse + 1] ?? 0) - first
  const begin = (word: number) =>
    word >= count ? stream.length : (letters.wordStarts[first + word] ?? 0) - from
  const foundAt = stream.indexOf(queried)
  const trigrams = new Set(trigramPositions(queried).map((at) => letters.trigramAt(queried, at)))
  const isMatched = (word: string) => {
    const own = trigramPositions(word)
    const same = own.filter((at) => trigrams.has(letters.trigramAt(word, at)))
    return own.length > 0 && same.length / own.length > MIN_SHARED_TRIGRAMS
  }
  for (let word = 0; word < count; word++) {
    const [start, end] = [begin(word), begin(word + 1)]
    if (
      foundAt >= 0
        ? start < foundAt + queried.length && end > foundAt
        : isMatched(stream.slice(start, end + 1))
    )
      highlighted.add(word)
  }
  return highlighted
}

/** The text ranges of highlighted words; adjacent words share a range. */
export function wordRanges(text: string, highlighted: ReadonlySet<number>): TextRange[] {
  const ranges: [number, number][] = []
  let [number, before] = [0, -2]
  eachWord(text, (start, end) => {
    if (highlighted.has(number)) {
      const last = ranges.at(-1)
      if (last && before === number - 1) last[1] = end
      else ranges.push([start, end])
      before = number
    }
    number += 1
  })
  return ranges
}
