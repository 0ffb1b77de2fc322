/**
 * Whether every word of `query` is the beginning of a word in `text`, ignoring case and marks. An empty query
 * matches.
 */
export function matchesAllWords(query: string, text: string): boolean {
  return textMatcher(query)(searchableText(text))
}

/** `text` in the form for {@link textMatcher}; compute it once for texts that are searched often. */
export const searchableText = (text: string): string => ` ${wordsOf(text).join(' ')}`

/** Returns a function that searches for `query` in texts from {@link searchableText}. */
export function textMatcher(query: string): (text: string) => boolean {
  const wanted = wordsOf(query).map((word) => ` ${word}`)
  return (text) => wanted.every((word) => text.includes(word))
}

/**
 * The words of `text` in lower case without vowels, marks and apostrophes, and in everyday spelling, for an
 * index that a query folded in the same way searches.
 */
export const foldedWords = (text: string): readonly string[] => folded(text, MARKS)

/**
 * The same with the vowel signs of Hindi, Bengali and Malayalam, without which different words look alike (हसन, हुसैन): for
 * comparing whole names.
 */
export const spelledWords = (text: string): readonly string[] =>
  folded(
    text.replaceAll(/[ൺ-ൿ]/g, (letter) => `${SAME_LETTER[letter]}${MALAYALAM_VIRAMA}`),
    MARKS_OUTSIDE_INDIC,
  )

const folded = (text: string, marks: RegExp) =>
  wordsOf(everydaySpelling(text).replaceAll(/['’‘`´]/g, ''), marks).map((word) => word.replaceAll('ı', 'i'))

/** Spellings that people mix up: hamza on its seats, alef maqsura, ta marbuta, the Quran’s small alef. */
export const everydaySpelling = (text: string): string =>
  text
    .replaceAll(/[أإآٱ]/g, 'ا')
    .replaceAll(/(?<=\p{L}\p{M}*)\u0670/gu, 'ا')
    .replaceAll('ى', 'ي')
    .replaceAll('ة', 'ه')
    .replaceAll('ؤ', 'و')
    .replaceAll('ئ', 'ي')
    .replaceAll(/[ʿʾ]/g, '')

/** Vowels and other marks, the tatweel and joiners. */
const MARKS = /[\p{M}\u0640\u200c\u200d]/gu
const MARKS_OUTSIDE_INDIC =
  /(?![\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Malayalam}])[\p{M}\u0640\u200c\u200d]/gu
const MALAYALAM_VIRAMA = '\u0d4d'

const wordsOf = (text: string, marks = MARKS) => bare(text, marks).match(/[\p{L}\p{M}\p{N}:]+/gu) ?? []

function bare(text: string, marks: RegExp): string {
  return text
    .normalize('NFKD')
    .replaceAll(marks, '')
    .replaceAll(/[ٱیےکہھەںൺ-ൿ]/g, (letter) => SAME_LETTER[letter] ?? letter)
    .toLowerCase()
}

/** Letters of Persian and Urdu for those of Arabic, and Malayalam consonants without a vowel for those with a virama. */
const SAME_LETTER: Readonly<Record<string, string>> = {
  ٱ: 'ا',
  ی: 'ي',
  ے: 'ي',
  ک: 'ك',
  ہ: 'ه',
  ھ: 'ه',
  ە: 'ه',
  ں: 'ن',
  ൺ: 'ണ',
  ൻ: 'ന',
  ർ: 'ര',
  ൽ: 'ല',
  ൾ: 'ള',
  ൿ: 'ക',
}
