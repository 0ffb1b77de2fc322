import { countOf } from './grouped.ts'
import type { LetterIndex } from './letter-index.ts'
import { phraseAt } from './match-words.ts'
import { meaningTable } from './meaning-table.ts'
import { threesOf } from './verses-alike.ts'
import type { WordIndex } from './word-index.ts'
import type { Meanings } from './word-meanings.ts'
import { eachWord } from './words-of.ts'

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
  words: readonly Meanings[],
  phrase: boolean,
): Set<number> {
  const lit = new Set<number>()
  const table = meaningTable(words)
  if (phrase) {
    let at = phraseAt(index, verse, table, true)
    while (at !== undefined) {
      for (let word = at; word < at + words.length; word++) lit.add(word)
      at = phraseAt(index, verse, table, true, at + 1)
    }
    if (lit.size > 0) return lit
  }
  const numbers = [...words.keys()]
  const telling = numbers.filter((number) => !isCommon(index, words[number]))
  const asked = telling.length > 0 ? telling : numbers
  const start = index.starts[verse] ?? 0
  for (let at = start; at < (index.starts[verse + 1] ?? 0); at++) {
    const type = index.sequence[at] ?? 0
    if (asked.some((number) => table.level(type, number) > 0)) lit.add(at - start)
  }
  return lit
}

function isCommon({ versesOf, verseCount }: WordIndex, word: Meanings | undefined): boolean {
  let verses = 0
  for (const type of word?.types ?? []) verses += countOf(versesOf, type)
  return verses > verseCount * TOO_COMMON
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
  const threes = new Set(threesOf(heard).map((at) => letters.threeAt(heard, at)))
  const isHeard = (word: string) => {
    const own = threesOf(word)
    const same = own.filter((at) => threes.has(letters.threeAt(word, at)))
    return own.length > 0 && same.length / own.length > LEAST_HEARD
  }
  for (let word = 0; word < count; word++) {
    const [start, end] = [begin(word), begin(word + 1)]
    if (whole >= 0 ? start < whole + heard.length && end > whole : isHeard(stream.slice(start, end + 1)))
      lit.add(word)
  }
  return lit
}

/** The lit words as ranges of the text; neighbours make one. */
export function rangesOf(text: string, lit: ReadonlySet<number>): TextRange[] {
  const ranges: [number, number][] = []
  let [number, before] = [0, -2]
  eachWord(text, (start, end) => {
    if (lit.has(number)) {
      const last = ranges.at(-1)
      if (last && before === number - 1) last[1] = end
      else ranges.push([start, end])
      before = number
    }
    number += 1
  })
  return ranges
}
