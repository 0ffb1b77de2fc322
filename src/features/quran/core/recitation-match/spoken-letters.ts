import { foldArabic } from './fold.ts'
import { soundOf } from './sounds.ts'

/** Letters that open 29 surahs, by their names as they are recited and written down by a listener. */
const letters: Readonly<Record<string, string>> = {
  الف: 'ا',
  لام: 'ل',
  ميم: 'م',
  را: 'ر',
  صاد: 'ص',
  كاف: 'ك',
  ها: 'ه',
  يا: 'ي',
  عين: 'ع',
  طا: 'ط',
  سين: 'س',
  حا: 'ح',
  قاف: 'ق',
  نون: 'ن',
  alif: 'ا',
  laam: 'ل',
  lam: 'ل',
  meem: 'م',
  mim: 'م',
  ra: 'ر',
  raa: 'ر',
  saad: 'ص',
  sad: 'ص',
  kaf: 'ك',
  kaaf: 'ك',
  ha: 'ه',
  haa: 'ه',
  ya: 'ي',
  yaa: 'ي',
  ain: 'ع',
  ayn: 'ع',
  ta: 'ط',
  taa: 'ط',
  seen: 'س',
  sin: 'س',
  qaf: 'ق',
  qaaf: 'ق',
  noon: 'ن',
  nun: 'ن',
}
/** Names that are no other word: one of them alone at the beginning is a letter. */
const alone = /^(?:صاد|قاف|نون|qaa?f|saa?d|noon|nun)$/

/** Which words at the beginning are names of letters, and their sounds. Two in a row, or one that is nothing else. */
export function openingLettersOf(words: readonly string[]): { at: number; sounds: number[] }[] {
  const names = words.map((word) => foldArabic(word.toLowerCase()))
  const end = names.findIndex((name) => !(name in letters))
  const count = end < 0 ? names.length : end
  if (count < 2 && !alone.test(names[0] ?? '')) return []
  return names.slice(0, count).map((name, at) => ({ at, sounds: [soundOf(letters[name] ?? '')] }))
}
