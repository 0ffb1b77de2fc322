import type { Source } from '#shared/core/source.ts'
import { currentLanguage, t } from '#shared/web/i18n/i18n.ts'
import { formatSource } from '#shared/web/sources/format-source.ts'
import { isGradedByItsBook } from '../core/hadith.ts'
import type { HadithAnswer } from '../core/hadiths.contract.ts'

/** The reference: `Sahih al-Bukhari 1`. */
export function referenceOf({ collection, hadithNumber }: HadithAnswer): string {
  const source: Source = { book: collection, number: hadithNumber }
  return formatSource(source)
}

export const narratorOf = ({ narrator, narratorArabic }: HadithAnswer): string =>
  t('hadiths:narrator', { narrator: currentLanguage().code === 'ar' ? narratorArabic : narrator })

/** The grade in words, with the scholar who gave it unless the book vouches for it. */
export function gradeOf({ collection, grade, gradedBy }: HadithAnswer): string {
  const shown = t(`hadiths:grades.${grade}`)
  if (isGradedByItsBook(collection)) return shown
  return t('hadiths:gradedBy', { grade: shown, who: t(`sources:graders.${gradedBy}`) })
}

export const keywordsOf = ({ keywords, keywordsArabic }: HadithAnswer): readonly string[] =>
  currentLanguage().code === 'ar' ? keywordsArabic : keywords

/** The text to share; in the Arabic interface without the translation. */
export function sharedText(hadith: HadithAnswer): string {
  const translation = currentLanguage().code === 'ar' ? [] : [hadith.translation]
  return [hadith.arabicText, ...translation, `${referenceOf(hadith)} · ${gradeOf(hadith)}`].join('\n\n')
}
