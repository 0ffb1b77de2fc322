import type { LetterIndex } from './letter-index.ts'
import { threesOf } from './match-letters.ts'
import { phraseAt } from './match-words.ts'
import type { WordIndex } from './word-index.ts'
import type { Nearness } from './word-meanings.ts'
import { wordsOf } from './words-of.ts'

/** A part of the original text in UTF-16 offsets, the end exclusive. Ranges hold whole words. */
export type TextRange = readonly [start: number, end: number]

/** Words in more verses than this part of them are lit only in a phrase: an "and" that glows says nothing. */
const TOO_COMMON = 0.2
/** This part of a word's threes in the query's letters makes it one that was heard. */
const LEAST_HEARD = 0.5

/** Which of a verse's words, counted from 0, answer the query's words; with `phrase` only where they stand together. */
export function wordsLit(
  index: WordIndex,
  verse: number,
  words: readonly Nearness[],
  phrase: boolean,
): Set<number> {
  if (phrase) {
    const lit = new Set<number>()
    let at = phraseAt(index, verse, words, true)
    while (at !== undefined) {
      for (let word = at; word < at + words.length; word++) lit.add(word)
      at = phraseAt(index, verse, words, true, at + 1)
    }
    if (lit.size > 0) return lit
  }
  const telling = words.filter((word) => !isCommon(index, word))
  const types = telling.length > 0 ? telling : words
  const lit = new Set<number>()
  const start = index.starts[verse] ?? 0
  for (let at = start; at < (index.starts[verse + 1] ?? 0); at++) {
    if (types.some((word) => word.has(index.sequence[at] ?? -1))) lit.add(at - start)
  }
  return lit
}

function isCommon(index: WordIndex, word: Nearness): boolean {
  let verses = 0
  for (const type of word.keys()) verses += index.versesOf(type).length
  return verses > index.verseCount * TOO_COMMON
}

/** Which of a verse's words were found by their letters. */
export function wordsHeard(
  index: WordIndex,
  letters: LetterIndex,
  verse: number,
  heard: string,
): Set<number> {
  const lit = new Set<number>()
  const from = letters.starts[verse] ?? 0
  const stream = letters.letters.slice(from, (letters.starts[verse + 1] ?? 0) - 1)
  const first = index.starts[verse] ?? 0
  const count = (index.starts[verse + 1] ?? 0) - first
  const begin = (word: number) =>
    word >= count ? stream.length : (letters.wordStarts[first + word] ?? 0) - from
  const whole = stream.indexOf(heard)
  const threes = new Set(threesOf(heard))
  for (let word = 0; word < count; word++) {
    const [start, end] = [begin(word), begin(word + 1)]
    if (
      whole >= 0 ? start < whole + heard.length && end > whole : heardIn(stream.slice(start, end + 1), threes)
    )
      lit.add(word)
  }
  return lit
}

function heardIn(word: string, threes: ReadonlySet<string>): boolean {
  const own = threesOf(word)
  return own.length > 0 && own.filter((three) => threes.has(three)).length / own.length > LEAST_HEARD
}

/** The lit words as ranges of the text; neighbours make one. */
export function rangesOf(text: string, lit: ReadonlySet<number>): TextRange[] {
  const ranges: [number, number][] = []
  let before = -2
  for (const [number, { start, end }] of wordsOf(text).entries()) {
    if (!lit.has(number)) continue
    const last = ranges.at(-1)
    if (last && before === number - 1) last[1] = end
    else ranges.push([start, end])
    before = number
  }
  return ranges
}
