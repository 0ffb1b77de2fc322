import { foldArabic } from './fold-arabic.ts'
import { soundCode, TA_MARBUTA, TANWEEN } from './sounds.ts'

const TANWEEN_MARKS = /[\u064b-\u064d\u08f0-\u08f2]/
const taMarbutaAtEnd = /ة[^\u0621-\u064a]*$/
const shadda = '\u0651'
/** A silent lam has no mark, and the next letter is doubled. */
const silentLam = new RegExp(`ل(?=[\\u0621-\\u064a][\\u064b-\\u0670]*${shadda})`, 'g')

/** The sound codes of a word in the Quran's spelling. */
export function soundsOfWord(word: string): number[] {
  const sounds = soundsOfLetters(word)
  if (TANWEEN_MARKS.test(word)) sounds.push(TANWEEN)
  return sounds
}

/** Removes a silent lam of the article, as in `ٱلرَّحۡمَٰنِ`. */
export const withoutSilentLam = (word: string): string => word.replaceAll(silentLam, '')

/** The sound codes of Arabic letters, with or without vowels. */
export function soundsOfLetters(word: string): number[] {
  const sounds: number[] = []
  for (const letter of foldArabic(word)) {
    const sound = soundCode(letter)
    if (sound > 0) sounds.push(sound)
  }
  if (taMarbutaAtEnd.test(word)) sounds[sounds.length - 1] = TA_MARBUTA
  return sounds
}
