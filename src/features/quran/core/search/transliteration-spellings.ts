/**
 * Transliterations are compared by approximate sound, so that different systems match (`raḥmān`, `rahmaan`, `rahman`;
 * `Qur'an`, `quran`, `koran`).
 */
/** ʿ in Tanzil's ASCII form; in words in capitals it is two letters. */
const TANZIL_AYN = /AA(?=[a-z])|(?<=[a-z])AA/g
const NOT_LETTERS = /[^a-z]/g
const SOUNDS: readonly (readonly [RegExp, string])[] = [
  [/ou/g, 'u'],
  [/e/g, 'i'],
  [/o/g, 'u'],
  [/sh|sy(?=[aiu])|ch/g, 'c'],
  [/dh|th|dz|ts|zh/g, 'z'],
  [/kh/g, 'x'],
  [/gh/g, 'g'],
  [/ph/g, 'f'],
  [/dj/g, 'j'],
  [/q/g, 'k'],
  [/v/g, 'w'],
  [/ai(?![aiu])/g, 'ay'],
  [/au(?![aiu])/g, 'aw'],
  [/iy(?=[aiu])/g, 'y'],
  [/uw(?=[aiu])/g, 'w'],
]
/** A final short vowel, with or without the n of tanwin, is not pronounced before a pause. */
const CASE_ENDING = /(?:[aiu]|[aiu]n)$/
const SHORTEST_STEM = 3

/** The approximate sound of a word; empty if it has no Latin letter. */
export function phoneticKey(word: string): string {
  const plain = word
    .replaceAll(TANZIL_AYN, '')
    .normalize('NFKD')
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll('s\u0327', 'sh')
    .replaceAll('ı', 'i')
    .replaceAll(NOT_LETTERS, '')
  return squeeze(SOUNDS.reduce((sound, [written, heard]) => sound.replaceAll(written, heard), squeeze(plain)))
}

/** Reduces double letters to one. */
export function squeeze(letters: string): string {
  return letters.replaceAll(/(.)\1+/gu, '$1')
}

/** The search spellings of a transliterated word, the full sound first. */
export function transliterationSpellings(word: string): string[] {
  const short = word.normalize('NFC').replace(CASE_ENDING, '')
  const sounds = new Set([phoneticKey(word)])
  if (short.length >= SHORTEST_STEM) {
    sounds.add(phoneticKey(word.normalize('NFC').replace(/[aiu]$/, '')))
    sounds.add(phoneticKey(short))
  }
  sounds.delete('')
  return [...sounds]
}
