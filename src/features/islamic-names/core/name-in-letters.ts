import type { LanguageCode } from '#shared/core/languages.ts'

/** Vowels and other marks, which Urdu and Persian leave out of a name. */
const MARKS = /[\u064b-\u0652\u0670]/g

/** Letters that both write in another way than Arabic. */
const shared = { ك: 'ک', ي: 'ی', ى: 'ی', أ: 'ا', إ: 'ا', ٱ: 'ا' }

const letters: Partial<Record<LanguageCode, Readonly<Record<string, string>>>> = {
  ur: { ...shared, ه: 'ہ', ة: 'ہ' },
  fa: { ...shared, ہ: 'ه', ة: 'ه', ں: 'ن', ے: 'ی' },
}

/**
 * The title of a name in a language: its Arabic spelling in Arabic, the same in their own letters in Urdu and Persian, and
 * its Latin spelling in the others.
 */
export function nameInLetters(
  { name, arabicName }: { readonly name: string; readonly arabicName: string },
  code: LanguageCode,
): string {
  if (code === 'ar') return arabicName
  const own = letters[code]
  return own
    ? arabicName
        .normalize('NFC')
        .replace(MARKS, '')
        .replace(/./gu, (letter) => own[letter] ?? letter)
    : name
}
