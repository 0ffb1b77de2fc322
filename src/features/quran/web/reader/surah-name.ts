import type { LanguageCode } from '#shared/core/languages.ts'
import { formatNumber } from '#shared/web/i18n/format.ts'
import { currentLanguage } from '#shared/web/i18n/i18n.ts'
import { surahName, translatedTitle } from '#shared/web/surah-name.ts'
import { meaningBeside, type NamedSurah, parseVerseKey, type VersePlace } from '../../core/index.ts'

export { surahName }

/**
 * The meaning of the surah's name in the page's language, or else in English; none in Arabic and where the name itself is
 * a word of the language.
 */
export function surahMeaning({
  number,
  englishNameTranslation,
}: Pick<NamedSurah, 'number' | 'englishNameTranslation'>):
  | { readonly text: string; readonly language: LanguageCode }
  | undefined {
  const { code } = currentLanguage()
  if (code === 'ar') return undefined
  const title = translatedTitle(number)
  if (!title) return { text: englishNameTranslation, language: 'en' }
  const text = meaningBeside(title)
  return text === undefined ? undefined : { text, language: code }
}

/** The name of a verse's surah as the page's language writes it. */
export const surahOfVerse = (verse: {
  readonly surahNumber: number
  readonly surahName: string
  readonly surahNameArabic: string
}): string =>
  surahName({ number: verse.surahNumber, name: verse.surahNameArabic, englishName: verse.surahName })

/** `2:255` in the page's digits. */
export const formatVerseNumber = ({ surah, verse }: VersePlace): string =>
  `${formatNumber(surah)}:${formatNumber(verse)}`

/** The key `2:255` in the page's digits. */
export function formatVerseKey(key: string): string {
  const place = parseVerseKey(key)
  return place ? formatVerseNumber(place) : key
}
