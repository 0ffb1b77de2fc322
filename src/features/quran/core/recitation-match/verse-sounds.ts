import { foldArabic } from './fold.ts'
import { soundOf, TA_MARBUTA, TANWEEN } from './sounds.ts'

const TANWEEN_MARKS = /[\u064b-\u064d\u08f0-\u08f2]/
const taMarbutaAtEnd = /ة[^\u0621-\u064a]*$/
const shadda = '\u0651'
/** A lam that is written and not spoken: it has no mark, and the next letter is doubled. */
const silentLam = new RegExp(`ل(?=[\\u0621-\\u064a][\\u064b-\\u0670]*${shadda})`, 'g')

/** The sounds of a word of the Quran, in its own spelling. */
export function soundsOfWord(word: string): number[] {
  const sounds = soundsOfLetters(word)
  if (TANWEEN_MARKS.test(word)) sounds.push(TANWEEN)
  return sounds
}

/** The word without the article's lam where it is not spoken, as in `ٱلرَّحۡمَٰنِ`. */
export const withoutSilentLam = (word: string): string => word.replaceAll(silentLam, '')

/** The sounds of letters in Arabic script, vowelled or not. */
export function soundsOfLetters(word: string): number[] {
  const sounds: number[] = []
  for (const letter of foldArabic(word)) {
    const sound = soundOf(letter)
    if (sound > 0) sounds.push(sound)
  }
  if (taMarbutaAtEnd.test(word)) sounds[sounds.length - 1] = TA_MARBUTA
  return sounds
}
