import { soundCode } from './sounds.ts'

/** Latin spellings and the Arabic letters they stand for, longer ones first. */
const spellings: Readonly<Record<string, string>> = {
  sh: 'ش',
  kh: 'خ',
  th: 'ث',
  dh: 'ذ',
  gh: 'غ',
  zh: 'ظ',
  ch: 'ش',
  ş: 'ش',
  ğ: 'غ',
  b: 'ب',
  p: 'ب',
  t: 'ت',
  j: 'ج',
  c: 'ج',
  h: 'ه',
  x: 'خ',
  d: 'د',
  r: 'ر',
  z: 'ز',
  s: 'س',
  f: 'ف',
  q: 'ق',
  g: 'غ',
  k: 'ك',
  l: 'ل',
  m: 'م',
  n: 'ن',
  w: 'و',
  v: 'و',
  y: 'ي',
  // Digits used for Arabic letters in chat.
  '3': 'ع',
  '7': 'ح',
  '9': 'ق',
}
const pattern = new RegExp(Object.keys(spellings).join('|'), 'g')

/**
 * The consonants of a Latin word as sound codes, double ones once, as in Arabic script. Latin vowels are too unreliable
 * to compare.
 */
export function soundsOfLatin(word: string): number[] {
  const plain = word
    .toLowerCase()
    .replaceAll(/[şŝ]|s\u0327/g, 'sh')
    .replaceAll(/ğ|g\u0306/g, 'gh')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
  const single = plain.replaceAll(/(sh|kh|th|dh|gh|[a-z])\1/g, '$1')
  return Array.from(single.matchAll(pattern), ([spelling]) => soundCode(spellings[spelling] ?? ''))
}
