import type { TajweedRule } from './tajweed-rules.ts'
import { nextSounded, type VerseLetter } from './verse-letters.ts'

const THROAT = 'ءهعحغخ'
/** The letters into which an n merges; before those of the first group the hum stays. */
const MERGE = { withGhunnah: 'ينمو', without: 'لر' }

/**
 * The rule of an n without a vowel or of a tanwin, by the letter that follows; `undefined` for other letters, at the end of
 * the verse, and before a hamzat al-wasl, where the n gets a vowel.
 */
export function ruleOfNoon(letters: readonly VerseLetter[], at: number): TajweedRule | undefined {
  const letter = letters[at]
  const isNoon = letter?.base === 'ن' || letter?.small === 'nun'
  if (!letter || letter.opening || !(letter.nunated || (isNoon && isSilentConsonant(letter))))
    return undefined
  const next = letters[nextSounded(letters, at) ?? Number.NaN]
  if (!next || next.base === 'ٱ') return undefined
  if (next.hamza || THROAT.includes(next.base)) return 'izhar'
  if (next.base === 'ب') return 'iqlab'
  // Within a word (dunyā, ṣinwān) the n stays distinct, because the word would no longer be understood.
  if (next.word === letter.word && 'يو'.includes(next.base)) return 'izhar'
  if (MERGE.withGhunnah.includes(next.base)) return 'idgham-with-ghunnah'
  return MERGE.without.includes(next.base) ? 'idgham-without-ghunnah' : 'ikhfa'
}

/** The rule of an m without a vowel, by the letter that follows; `undefined` for other letters and at the end of the verse. */
export function ruleOfMeem(letters: readonly VerseLetter[], at: number): TajweedRule | undefined {
  const letter = letters[at]
  if (letter?.base !== 'م' || letter.opening || !isSilentConsonant(letter)) return undefined
  const next = letters[nextSounded(letters, at) ?? Number.NaN]
  if (!next) return undefined
  if (next.base === 'م') return 'idgham-shafawi'
  return next.base === 'ب' ? 'ikhfa-shafawi' : 'izhar-shafawi'
}

const isSilentConsonant = ({ vowel, doubled }: VerseLetter) => !vowel && !doubled
