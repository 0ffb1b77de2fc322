const MARKS = /\p{M}/gu
const APOSTROPHES = /['’‘`´ʼʾʿ]/gu
const JOINERS = /[\u200c\u200d]/g
/** Letters that do not come apart into a letter and a mark. */
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

/** Other spellings that are more than a typing error away from the usual one. */
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

/** Small letters without marks, where marks are an ornament of the letter; vowel signs of Indian scripts stay. */
export function plainLetters(word: string): string {
  const small = word.normalize('NFKD').toLowerCase().normalize('NFKD').replaceAll(JOINERS, '')
  if (!LATIN_LIKE.test(small)) return small.normalize('NFC')
  return small.replaceAll(MARKS, '').replaceAll(/[ıøæœßðþłđ]/g, (letter) => WHOLE_LETTERS[letter] ?? letter)
}

/**
 * The spellings under which a word of a translation is found, the usual one first: `Qur'an` as quran, `Allah's` also as
 * allah, `l'heure` also as heure.
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
