/**
 * Transliterations are compared by sound, roughly: what people tell apart in different ways, or not at all, becomes the
 * same letter (`raḥmān`, `rahmaan`, `rahman`; `Qur'an`, `quran`, `koran`).
 */
/** ʿ in Tanzil's ASCII form; a word in capitals does not mean it. */
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
/** A short vowel, with or without the n of tanwin, at the end of a written word: not spoken when one stops there. */
const CASE_ENDING = /(?:[aiu]|[aiu]n)$/
const SHORTEST_STEM = 3

/** How a word sounds; empty when it has no Latin letter. */
export function soundOf(word: string): string {
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

/** Doubled letters as one. */
export function squeeze(letters: string): string {
  return letters.replaceAll(/(.)\1+/gu, '$1')
}

/** The spellings under which a word of the readable transliteration is found, its full sound first. */
export function transliterationSpellings(word: string): string[] {
  const short = word.normalize('NFC').replace(CASE_ENDING, '')
  const sounds = new Set([soundOf(word)])
  if (short.length >= SHORTEST_STEM) {
    sounds.add(soundOf(word.normalize('NFC').replace(/[aiu]$/, '')))
    sounds.add(soundOf(short))
  }
  sounds.delete('')
  return [...sounds]
}
