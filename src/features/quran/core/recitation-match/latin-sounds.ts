import { soundOf } from './sounds.ts'

/** Letters of Latin script and the Arabic ones that they stand for, the longer ones first. */
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
  // Letters of Arabic as they are typed in digits.
  '3': 'ع',
  '7': 'ح',
  '9': 'ق',
}
const pattern = new RegExp(Object.keys(spellings).join('|'), 'g')

/**
 * The consonants of a word in Latin script, a doubled one once, as Arabic script has it; its vowels tell too little to
 * be compared.
 */
export function soundsOfLatin(word: string): number[] {
  const plain = word
    .toLowerCase()
    .replaceAll(/[şŝ]|s\u0327/g, 'sh')
    .replaceAll(/ğ|g\u0306/g, 'gh')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
  const single = plain.replaceAll(/(sh|kh|th|dh|gh|[a-z])\1/g, '$1')
  return Array.from(single.matchAll(pattern), ([spelling]) => soundOf(spellings[spelling] ?? ''))
}
