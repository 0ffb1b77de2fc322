import { foldArabic } from './fold-arabic.ts'
import { soundCode } from './sounds.ts'

/** The letters that open 29 surahs, by their names as recited and as listeners write them. */
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
/** Names that are not also words, so that one alone counts as a letter. */
const alone = /^(?:صاد|قاف|نون|qaa?f|saa?d|noon|nun)$/

/** Finds names of letters at the beginning, with their sounds: two in a row, or one that is not also a word. */
export function findLetterNames(words: readonly string[]): { at: number; sounds: number[] }[] {
  const names = words.map((word) => foldArabic(word.toLowerCase()))
  const end = names.findIndex((name) => !(name in letters))
  const count = end < 0 ? names.length : end
  if (count < 2 && !alone.test(names[0] ?? '')) return []
  return names.slice(0, count).map((name, at) => ({ at, sounds: [soundCode(letters[name] ?? '')] }))
}
