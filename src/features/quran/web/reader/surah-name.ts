import { namesInArabic } from '#shared/core/languages.ts'
import { formatNumber } from '#shared/web/i18n/format.ts'
import { currentLanguage } from '#shared/web/i18n/i18n.ts'
import { parseVerseKey, type VersePlace } from '../../core/index.ts'
import type { SurahSummary } from '../data/use-surahs.ts'

/** The surah's name for the page's language. */
export const surahName = ({ name, englishName }: Pick<SurahSummary, 'name' | 'englishName'>): string =>
  namesInArabic(currentLanguage().code) ? name : englishName

/** `2:255` in the page's digits. */
export const formatVerseNumber = ({ surah, verse }: VersePlace): string =>
  `${formatNumber(surah)}:${formatNumber(verse)}`

/** The key `2:255` in the page's digits. */
export function formatVerseKey(key: string): string {
  const place = parseVerseKey(key)
  return place ? formatVerseNumber(place) : key
}
