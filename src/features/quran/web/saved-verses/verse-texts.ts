import { t } from '#shared/web/i18n/i18n.ts'
import type { VersePlace } from '../../core/index.ts'
import { formatVerseNumber } from '../reader/surah-name.ts'

/** A translation of one verse, as shown. */
export interface VerseTranslation {
  readonly text: string
  /** BCP 47 */
  readonly language: string
  readonly direction: 'ltr' | 'rtl'
  readonly translator: string
}

/** A verse with the texts that can be copied or shared. */
export interface VerseTexts {
  readonly verse: VersePlace
  /** As the page's language writes it. */
  readonly surahName: string
  readonly surahNameArabic: string
  /** Exactly as served. */
  readonly arabicText: string
  readonly transliteration?: string | undefined
  readonly translations: readonly VerseTranslation[]
}

/** `Al-Baqarah 2:255`, in the page's language and digits. */
export const referenceOf = ({ verse, surahName }: Pick<VerseTexts, 'verse' | 'surahName'>): string =>
  t('quran:reference', { surah: surahName, number: formatVerseNumber(verse) })

/** The address of the verse, for sharing. */
export function addressOfVerse({ surah, verse }: VersePlace): string {
  return `${location.origin}/quran/reader/${surah}/${verse}`
}
