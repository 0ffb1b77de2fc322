import { type Letter, parseLetters } from '../transliteration/letter.ts'
import { openingLetters } from '../transliteration/opening-letters.ts'

/** A pronounced letter of a verse. Its `start` and `end` are positions in the verse. */
export interface VerseLetter extends Letter {
  /** The number of its word, from 0. */
  readonly word: number
  /** It is one of the letters that open 29 surahs, which are recited by their names. */
  readonly opening: boolean
  /** The reader pauses after it without taking breath (saktah), so it does not act on the next letter. */
  readonly pauseAfter: boolean
}

const pauseSigns = /[\u06de\u06e9]/g
const SAKTAH = '\u06dc'

/** The mark of an alef that is read only where one stops; at the end of a verse one does. */
const silentUnlessLast = /\u06e0$/

/** The pronounced letters of a verse in the standard code points, in order. */
export function lettersOfVerse(text: string): VerseLetter[] {
  return [...text.replace(silentUnlessLast, '').matchAll(/[^ ]+/g)].flatMap(({ 0: written, index }, word) => {
    const opening = openingLetters(written.replaceAll(pauseSigns, '')) !== undefined
    return parseLetters(written).map((letter): VerseLetter => {
      const marks = written.slice(letter.start + 1, letter.end)
      const isLast = /^[\u0627\u0649\u0652\u06d6-\u06dc]*$/.test(written.slice(letter.end))
      return {
        ...letter,
        start: index + letter.start,
        end: index + letter.end,
        word,
        opening,
        pauseAfter: isLast && letter.base !== 'س' && (marks + written.slice(letter.end)).includes(SAKTAH),
      }
    })
  })
}

/** The index of the letter that is read after the one at `at`. It skips the silent alef after a tanwin. */
export function nextSounded(letters: readonly VerseLetter[], at: number): number | undefined {
  const letter = letters[at]
  if (!letter || letter.pauseAfter) return undefined
  const next = letters[at + 1]
  const isSeat = letter.nunated && next?.word === letter.word && next.bare && 'اى'.includes(next.base)
  const index = isSeat ? at + 2 : at + 1
  return index < letters.length && !(isSeat && next.pauseAfter) ? index : undefined
}

/** The letters of the same word and the place of the letter at `at` among them. */
export function inItsWord(letters: readonly VerseLetter[], at: number): [VerseLetter[], number] {
  const word = letters[at]?.word
  let [from, to] = [at, at + 1]
  while (letters[from - 1]?.word === word && from > 0) from--
  while (letters[to]?.word === word && to < letters.length) to++
  return [letters.slice(from, to), at - from]
}
