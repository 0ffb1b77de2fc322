import { isLamOfAllah } from '../transliteration/reading-rules.ts'
import type { TajweedRule } from './tajweed-rules.ts'
import { inItsWord, type VerseLetter } from './verse-letters.ts'

/** The letters that are always read with a full mouth. */
const HEAVY = 'خصضغطقظ'

/** Whether the l of Allah is heavy (after a and u) or light (after i); `undefined` for other letters. */
export function ruleOfLam(letters: readonly VerseLetter[], at: number): TajweedRule | undefined {
  const [word, place] = inItsWord(letters, at)
  if (!isLamOfAllah(word, place)) return undefined
  // The letter before the double l: the first l after li-, else the vowel before the hamzat al-wasl.
  return vowelBefore(letters, at - 1) === 'i' ? 'lam-light' : 'lam-heavy'
}

/** The vowel with which one comes to the letter at `at`. A tanwin gets an i before a hamzat al-wasl. */
function vowelBefore(letters: readonly VerseLetter[], at: number): 'a' | 'i' | 'u' | undefined {
  for (let index = at; index >= 0; index--) {
    const letter = letters[index]
    if (index < at && letter?.nunated) return 'i'
    if (letter?.vowel) return letter.vowel
  }
  return undefined
}

/** Whether an r is heavy or light by the general rule; `undefined` for other letters. In a few words both are allowed. */
export function ruleOfRa(letters: readonly VerseLetter[], at: number): TajweedRule | undefined {
  const letter = letters[at]
  if (letter?.base !== 'ر' || letter.opening) return undefined
  const isStop = at === letters.length - 1
  if (letter.special === 'imala') return 'ra-light'
  if (letter.vowel && !isStop) return letter.vowel === 'i' ? 'ra-light' : 'ra-heavy'
  return (isStop ? isLightAtStop(letters, at) : isLightWithSukun(letters, at)) ? 'ra-light' : 'ra-heavy'
}

/** Light after an i that belongs to the word itself, unless a heavy letter follows in the same word. */
function isLightWithSukun(letters: readonly VerseLetter[], at: number): boolean {
  const [before, letter, next] = [letters[at - 1], letters[at], letters[at + 1]]
  if (before?.word !== letter?.word || before?.vowel !== 'i') return false
  return !(next?.word === letter?.word && HEAVY.includes(next?.base ?? '-') && next?.vowel !== 'i')
}

/** Light after i, after a y without a vowel, and after a light letter without a vowel that follows an i. */
function isLightAtStop(letters: readonly VerseLetter[], at: number): boolean {
  const [twoBefore, before] = [letters[at - 2], letters[at - 1]]
  if (!before) return false
  if (before.vowel) return before.vowel === 'i'
  if (before.base === 'ي') return true
  return before.sukun && !HEAVY.includes(before.base) && twoBefore?.vowel === 'i'
}
