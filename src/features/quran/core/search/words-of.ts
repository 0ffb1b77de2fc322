/** A word where it stands in a text: UTF-16 offsets, the end exclusive. */
export interface WordPlace {
  readonly word: string
  readonly start: number
  readonly end: number
}

/** Scripts that are written without spaces: every character, with its marks, counts as a word. */
const SPACELESS =
  '[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Thai}\\p{Script=Lao}\\p{Script=Khmer}\\p{Script=Myanmar}]'
const APOSTROPHES = "'’‘`´ʼ"
const JOINERS = '\\u200c\\u200d'
const LETTER = `(?!${SPACELESS})[\\p{L}\\p{N}]`
/** Sticky, and asked with `test` alone: a match would be an object for every word of a verse. */
const WORD = new RegExp(
  `${SPACELESS}[\\p{M}${JOINERS}]*|${LETTER}(?:(?!${SPACELESS})[\\p{L}\\p{N}\\p{M}${JOINERS}${APOSTROPHES}])*`,
  'uy',
)
const BETWEEN_WORDS = new RegExp(`(?:(?!${SPACELESS})[^\\p{L}\\p{N}])*`, 'uy')

/**
 * Gives the words of a text in any script, from `start` before `end`. A word begins with a letter or a digit and takes along
 * every mark after it, so that a range made of words never splits a cluster.
 */
export function eachWord(text: string, give: (start: number, end: number) => void): void {
  for (let end = 0; ; ) {
    const start = endOf(BETWEEN_WORDS, text, end)
    end = endOf(WORD, text, start)
    if (end === start) return
    let last = end
    while (APOSTROPHES.includes(text.charAt(last - 1))) last -= 1
    give(start, last)
  }
}

/** Where what matches the sticky pattern from `start` on ends; `start` when nothing does. */
function endOf(pattern: RegExp, text: string, start: number): number {
  pattern.lastIndex = start
  return pattern.test(text) ? pattern.lastIndex : start
}

/** The words of a text, as {@link eachWord} divides it. */
export function wordsOf(text: string): WordPlace[] {
  const words: WordPlace[] = []
  eachWord(text, (start, end) => words.push({ word: text.slice(start, end), start, end }))
  return words
}

const onlySpaceless = new RegExp(`^${SPACELESS}`, 'u')

/** Whether one character of the text's script says as much as a word. */
export function isSpaceless(text: string): boolean {
  return onlySpaceless.test(text)
}
