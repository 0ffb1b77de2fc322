import { formatDigits } from '#shared/web/i18n/format.ts'
import { currentLanguage, t } from '#shared/web/i18n/i18n.ts'
import { isGradedByItsBook } from '../../core/hadith.ts'
import type { ImportedHadithAnswer } from '../../core/hadith-collections.contract.ts'

interface Named {
  readonly name: string
  readonly nameArabic: string
}

/** The name in the page’s language; the other one if that is empty. */
export function nameOf({ name, nameArabic }: Named): string {
  return currentLanguage().code === 'ar' ? nameArabic || name : name || nameArabic
}

/** The name of a chapter, or its number. */
export function chapterOf({ number, ...names }: Named & { readonly number: string }): string {
  if (nameOf(names) !== '') return nameOf(names)
  if (number === '0') return t('hadiths:collection-pages.introduction')
  return t('hadiths:collection-pages.bookNumber', { number: formatDigits(number) })
}

const collectionOf = (hadith: ImportedHadithAnswer): string =>
  nameOf({ name: hadith.collectionName, nameArabic: hadith.collectionNameArabic })

/** The reference: `Sahih Muslim 8a`. */
export const importedReference = (hadith: ImportedHadithAnswer): string =>
  `${collectionOf(hadith)} ${formatDigits(hadith.hadithNumber)}`

/** The grades in words, each with its scholar; in al-Bukhari and Muslim the book vouches for those without. */
export function importedGrades(hadith: ImportedHadithAnswer): ImportedHadithAnswer['grades'] {
  if (hadith.grades.length > 0 || !isGradedByItsBook(hadith.collection)) return hadith.grades
  const grade = t('hadiths:collection-pages.byBook', { collection: collectionOf(hadith) })
  return [{ grade, grader: '', kind: 'sahih' }]
}

export const gradeText = ({ grade, grader }: ImportedHadithAnswer['grades'][number]): string =>
  grader === '' ? grade : t('hadiths:collection-pages.gradeBy', { grade, who: grader })

/** The text to share. */
export const importedText = (hadith: ImportedHadithAnswer): string =>
  [hadith.arabicText, currentLanguage().code === 'ar' ? '' : hadith.translation, importedReference(hadith)]
    .filter((part) => part !== '')
    .join('\n\n')
