/** The maximum length of a name or query, in UTF-16 units; the rest is ignored. */
const LONGEST = 120

/** Letters that Unicode does not decompose, with the letters people type for them. */
const letters: Readonly<Record<string, string>> = {
  ı: 'i',
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ŧ: 't',
  ə: 'a',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
  ٱ: 'ا',
  ى: 'ي',
  ی: 'ي',
  ے: 'ي',
  ة: 'ه',
  ۃ: 'ه',
  ہ: 'ه',
  ھ: 'ه',
  ە: 'ه',
  ک: 'ك',
  ں: 'ن',
  ൻ: 'ന്',
  ർ: 'ര്',
  ൽ: 'ല്',
  ൾ: 'ള്',
  ൺ: 'ണ്',
}
const lettersToReplace = new RegExp(`[${Object.keys(letters).join('')}]`, 'g')

/**
 * Marks of Latin, Greek, Cyrillic, Hebrew and Arabic letters. Vowel signs of Indian scripts count as letters
 * and stay.
 */
const marks = /[\u0300-\u036f\u0591-\u05c7\u0610-\u061a\u064b-\u065f\u0670\u06d6-\u06ed]/g

/**
 * Characters inside words that do not separate them: apostrophes, ʿayn and hamza signs, dots, tatweel,
 * joiners.
 */
const inWord = /['’‘‛`´ʼʻʽʾʿˈ′"“”.·ءـ\u00ad\u200b-\u200f\u2060]/g

const betweenWords = /[^\p{L}\p{M}\p{N}]+/gu

/**
 * The form in which place names are compared: lower case, without diacritics, vowel signs, apostrophes and
 * hyphens; single spaces between words; interchangeable letters unified (İ ı → i, ß → ss, أ إ آ → ا, ى ی → ي,
 * ة → ه, ک → ك, ൻ → ന്). `São Paulo` → `sao paulo`, `Xi’an` → `xian`, `مكّة` → `مكه`. Empty if no letter or digit
 * remains.
 */
export function foldPlaceName(name: string): string {
  return name
    .slice(0, LONGEST)
    .normalize('NFKD')
    .toLowerCase()
    .replace(marks, '')
    .replace(inWord, '')
    .replace(lettersToReplace, (letter) => letters[letter] ?? letter)
    .replace(betweenWords, ' ')
    .trim()
}
