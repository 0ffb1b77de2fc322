/** The Latin spelling of each Arabic consonant, for the whole product (`docs/transliteration.md`). */
export const latinLetters: Readonly<Record<string, string>> = {
  ب: 'b',
  ت: 't',
  ث: 'th',
  ج: 'j',
  ح: 'ḥ',
  خ: 'kh',
  د: 'd',
  ذ: 'dh',
  ر: 'r',
  ز: 'z',
  س: 's',
  ش: 'sh',
  ص: 'ṣ',
  ض: 'ḍ',
  ط: 'ṭ',
  ظ: 'ẓ',
  ع: 'ʿ',
  غ: 'gh',
  ف: 'f',
  ق: 'q',
  ك: 'k',
  ل: 'l',
  م: 'm',
  ن: 'n',
  ه: 'h',
  ة: 't',
  و: 'w',
  ي: 'y',
}

/** The letters to which the l of the article assimilates. */
export const sunLetters = 'تثدذرزسشصضطظلن'

export const longVowels = { a: 'ā', i: 'ī', u: 'ū' } as const

export type ShortVowel = keyof typeof longVowels
