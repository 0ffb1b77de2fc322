import { isLamOfAllah, lengthenerOf } from '../transliteration/reading-rules.ts'
import type { TajweedMark, TajweedRule } from './tajweed-rules.ts'
import { inItsWord, type VerseLetter } from './verse-letters.ts'

/** Letters whose names have three sounds with a long vowel between: they are lengthened by six counts. */
const LONG_NAMES = 'نقصعسلكم'
const SHORT_NAMES = 'حيطهر'

/** The rules of all long vowels of a verse that is recited to its end and then stopped at. */
export function maddsOf(letters: readonly VerseLetter[]): TajweedMark[] {
  return letters.flatMap((letter, at) => {
    const rule = letter.opening ? ofOpening(letter) : undefined
    if (rule) return [{ rule, start: letter.start, end: letter.end }]
    if (letter.opening) return []
    const end = endOfLongVowel(letters, at)
    if (end === undefined) return isLin(letters, at) ? [mark('madd-lin', letters, at)] : []
    const found = ofLongVowel(letters, at, end)
    return found ? [mark(found, letters, end)] : []
  })
}

const mark = (rule: TajweedRule, letters: readonly VerseLetter[], at: number): TajweedMark => ({
  rule,
  start: letters[at]?.start ?? 0,
  end: letters[at]?.end ?? 0,
})

function ofOpening({ base }: VerseLetter): TajweedRule | undefined {
  if (LONG_NAMES.includes(base)) return 'madd-lazim'
  return SHORT_NAMES.includes(base) ? 'madd-natural' : undefined
}

/** The index of the letter with which a long vowel that begins at `at` ends; `undefined` if the vowel is short. */
function endOfLongVowel(letters: readonly VerseLetter[], at: number): number | undefined {
  const [word, place] = inItsWord(letters, at)
  const lengthener = lengthenerOf(word, place)
  const letter = letters[at]
  if (lengthener !== undefined) return at + lengthener - place
  if (letter?.superscriptAlef && (letter.vowel || letter.base === 'ـ' || letter.hamza)) {
    return isLengthenerOfBefore(word, place) ? undefined : at
  }
  if (isLamOfAllah(word, place)) return at
  if (letter?.vowel && (letter.small === 'waw' || letter.small === 'ya')) return at
  // A tanwin of fatha is read as a long a where one stops: its silent alef, or nothing after a hamza.
  const next = letters[at + 1]
  if (letter?.nunated && letter.vowel === 'a' && at + 2 === letters.length && next?.bare) return at + 1
  return undefined
}

const isLengthenerOfBefore = (word: readonly VerseLetter[], place: number) =>
  place > 0 && lengthenerOf(word, place - 1) === place

function ofLongVowel(letters: readonly VerseLetter[], at: number, end: number): TajweedRule | undefined {
  const [vowel, last, next] = [letters[at], letters[end], letters[end + 1]]
  if (!vowel || !last || !next) return 'madd-natural'
  const sameWord = next.word === last.word
  if (!sameWord && next.base === 'ٱ') return undefined
  if (next.hamza && sameWord && !isCallOrPointer(letters, at, end)) return 'madd-muttasil'
  if (next.hamza) return last.pauseAfter ? 'madd-natural' : 'madd-munfasil'
  if (sameWord && (next.doubled || next.sukun || isMerged(letters, end + 1))) return 'madd-lazim'
  return end + 2 >= withoutSeat(letters) ? 'madd-at-stop' : 'madd-natural'
}

/** A bare consonant within a word merges into the next, so the vowel before it meets a doubled letter. */
const isMerged = (letters: readonly VerseLetter[], at: number) =>
  Boolean(letters[at]?.bare && letters[at + 1]?.doubled && letters[at + 1]?.word === letters[at]?.word)

/** The vocative yā and the pointing hā are words of their own, though they are written together with the next. */
function isCallOrPointer(letters: readonly VerseLetter[], at: number, end: number): boolean {
  const [word, place] = inItsWord(letters, at)
  const before = word.slice(0, place)
  const isPrefix = before.every(({ base, vowel }) => 'وف'.includes(base) && vowel === 'a')
  const isAlone = end === at || letters[end]?.base === 'ـ'
  return isPrefix && isAlone && 'يه'.includes(letters[at]?.base ?? '-') && letters[at]?.vowel === 'a'
}

/** The number of letters up to the last that is read when one stops at the end. */
function withoutSeat(letters: readonly VerseLetter[]): number {
  const [before, last] = letters.slice(-2)
  return before?.nunated && last?.bare && before.vowel === 'a' ? Number.POSITIVE_INFINITY : letters.length
}

/** Whether the letter is a w or y without a vowel after a fatha, before the last letter of the verse. */
function isLin(letters: readonly VerseLetter[], at: number): boolean {
  const [before, letter] = [letters[at - 1], letters[at]]
  return Boolean(
    at === letters.length - 2 &&
      letter?.sukun &&
      'وي'.includes(letter.base) &&
      before?.vowel === 'a' &&
      !letter.doubled,
  )
}
