/** A word with its UTF-16 offsets in the text; the end is exclusive. */
export interface WordPlace {
  readonly word: string
  readonly start: number
  readonly end: number
}

/** In scripts without spaces, every character with its marks counts as a word. */
const SPACELESS =
  '[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Thai}\\p{Script=Lao}\\p{Script=Khmer}\\p{Script=Myanmar}]'
const APOSTROPHES = "'’‘`´ʼ"
const JOINERS = '\\u200c\\u200d'
const LETTER = `(?!${SPACELESS})[\\p{L}\\p{N}]`
/** Sticky and used only with `test`, because `exec` allocates a match for every word. */
const WORD = new RegExp(
  `${SPACELESS}[\\p{M}${JOINERS}]*|${LETTER}(?:(?!${SPACELESS})[\\p{L}\\p{N}\\p{M}${JOINERS}${APOSTROPHES}])*`,
  'uy',
)
const BETWEEN_WORDS = new RegExp(`(?:(?!${SPACELESS})[^\\p{L}\\p{N}])*`, 'uy')

/**
 * Calls `give` for each word of a text in any script, with `end` exclusive. A word begins with a letter or digit and
 * includes all marks after it, so that ranges of words never split a grapheme cluster.
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

/** The end of the sticky pattern's match at `start`, or `start` if it does not match. */
function endOf(pattern: RegExp, text: string, start: number): number {
  pattern.lastIndex = start
  return pattern.test(text) ? pattern.lastIndex : start
}

/** The words of a text, as divided by {@link eachWord}. */
export function wordsOf(text: string): WordPlace[] {
  const words: WordPlace[] = []
  eachWord(text, (start, end) => words.push({ word: text.slice(start, end), start, end }))
  return words
}

const onlySpaceless = new RegExp(`^${SPACELESS}`, 'u')

/** Whether the text begins with a script without spaces, where one character is a word. */
function isSpaceless(text: string): boolean {
  return onlySpaceless.test(text)
}

const VISIBLE = /[^\p{M}\p{Z}\p{C}]/gu
const DIGIT = /^\p{Nd}$/u

/** Whether a query is long enough: two visible characters, or one that is a digit or a whole word. */
export function isLongEnough(text: string): boolean {
  const visible = text.match(VISIBLE) ?? []
  const [first] = visible
  if (visible.length !== 1 || first === undefined) return visible.length > 1
  return DIGIT.test(first) || isSpaceless(first)
}
