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
const WORD = new RegExp(
  `${SPACELESS}[\\p{M}${JOINERS}]*|(?:(?!${SPACELESS})[\\p{L}\\p{N}])(?:(?!${SPACELESS})[\\p{L}\\p{N}\\p{M}${JOINERS}${APOSTROPHES}])*`,
  'gu',
)
const TRAILING_APOSTROPHES = new RegExp(`[${APOSTROPHES}]+$`)

/**
 * The words of a text in any script. A word begins with a letter or a digit and takes along every mark after it, so
 * that a range made of words never splits a cluster.
 */
export function wordsOf(text: string): WordPlace[] {
  return [...text.matchAll(WORD)].map(({ 0: match, index }) => {
    const word = match.replace(TRAILING_APOSTROPHES, '')
    return { word, start: index, end: index + word.length }
  })
}

const onlySpaceless = new RegExp(`^${SPACELESS}`, 'u')

/** Whether one character of the text's script says as much as a word. */
export function isSpaceless(text: string): boolean {
  return onlySpaceless.test(text)
}
