const MARKS = /\p{M}/gu
const APOSTROPHES = /['’‘`´ʼʾʿ]/gu
const JOINERS = /[\u200c\u200d]/g
/** Letters that Unicode does not decompose. */
const WHOLE_LETTERS: Readonly<Record<string, string>> = {
  ı: 'i',
  ø: 'o',
  æ: 'ae',
  œ: 'oe',
  ß: 'ss',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  đ: 'd',
}
const LATIN_LIKE = /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{M}\p{N}'’‘`´ʼʾʿ]+$/u
const SHORTEST_HEAD = 4
/** French and Italian elisions: l', d', qu', jusqu'. */
const ELISION = /^(?:[ldnscjmt]|.*qu)$/

/** Spellings that differ from the usual one by more than a typing error. */
const SAME_WORD: Readonly<Record<string, string>> = {
  koran: 'quran',
  kuran: 'quran',
  coran: 'quran',
  moslem: 'muslim',
  moslems: 'muslims',
  mohammed: 'muhammad',
  mohamed: 'muhammad',
  mohammad: 'muhammad',
  kaaba: 'kabah',
}

/** Letters that are also written as a consonant with a virama, by their Unicode name chillu. */
const CHILLUS: Readonly<Record<string, string>> = { ൺ: 'ണ്', ൻ: 'ന്', ർ: 'ര്', ൽ: 'ല്', ൾ: 'ള്', ൿ: 'ക്' }
/** The dot below Devanagari letters for sounds of Arabic and Persian, which many leave out. */
const DEVANAGARI_NUKTA = /(?<=[\u0915-\u0939])\u093c/g

/** Without differences that depend on the keyboard. */
const plainIndic = (word: string): string =>
  word
    .replaceAll(/[ൺ-ൿ]/g, (letter) => CHILLUS[letter] ?? letter)
    .replaceAll(DEVANAGARI_NUKTA, '')
    .normalize('NFC')

/** Lower-case letters without diacritics; the vowel signs of Indian scripts stay. */
export function plainLetters(word: string): string {
  const small = word.normalize('NFKD').toLowerCase().normalize('NFKD').replaceAll(JOINERS, '')
  if (!LATIN_LIKE.test(small)) return plainIndic(small)
  return small.replaceAll(MARKS, '').replaceAll(/[ıøæœßðþłđ]/g, (letter) => WHOLE_LETTERS[letter] ?? letter)
}

/**
 * The search spellings of a word in a translation, the usual one first: `Qur'an` as quran, `Allah's` also as allah,
 * `l'heure` also as heure.
 */
export function latinSpellings(word: string): string[] {
  const plain = plainLetters(word)
  const joined = plain.replaceAll(APOSTROPHES, '')
  const spellings = new Set([joined])
  const same = Object.hasOwn(SAME_WORD, joined) ? SAME_WORD[joined] : undefined
  if (same !== undefined) spellings.add(same)
  const parts = plain.split(APOSTROPHES)
  const tail = parts.at(-1) ?? ''
  const head = parts.slice(0, -1).join('')
  if (head.length >= SHORTEST_HEAD && !ELISION.test(head)) spellings.add(head)
  if (ELISION.test(head) && tail) spellings.add(tail)
  spellings.delete('')
  return [...spellings]
}
