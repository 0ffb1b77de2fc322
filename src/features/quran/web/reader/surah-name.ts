import { formatNumber } from '#shared/web/i18n/format.ts'
import { currentLanguage } from '#shared/web/i18n/i18n.ts'
import type { VersePlace } from '../../core/index.ts'
import type { SurahSummary } from '../data/use-surahs.ts'

/** The surah's name for the page's language. */
export const surahName = ({ name, englishName }: Pick<SurahSummary, 'name' | 'englishName'>): string =>
  currentLanguage().code === 'ar' ? name : englishName

/** `2:255` in the page's digits. */
export const formatVerseNumber = ({ surah, verse }: VersePlace): string =>
  `${formatNumber(surah)}:${formatNumber(verse)}`
