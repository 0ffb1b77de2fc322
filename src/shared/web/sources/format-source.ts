import { inDigits, numberingSystemOf } from '#shared/core/digits.ts'
import type { Source } from '#shared/core/source.ts'
import { joinNames } from '../i18n/format.ts'
import { currentLanguage, t } from '../i18n/i18n.ts'
import { surahName } from '../surah-name.ts'

/** Where a wording is handed down: `Sahih Muslim 597`, `Quran, Al-Anbya 21:87`. Without grade. */
export function formatSource(
  { book, number, gives }: Source,
  surah?: Readonly<Record<'en' | 'ar', string>> | undefined,
): string {
  const digits = inDigits(String(number), numberingSystemOf(currentLanguage().locale))
  const inSurah = book === 'quran' && surah ? `${nameOf(surah, String(number))} ${digits}` : digits
  const source = t(book === 'quran' ? 'sources:verse' : 'sources:hadith', {
    book: t(`sources:books.${book}`),
    number: inSurah,
  })
  return gives ? t(`sources:gives.${gives}`, { source }) : source
}

const nameOf = ({ en, ar }: Readonly<Record<'en' | 'ar', string>>, verses: string) =>
  surahName({ number: Number.parseInt(verses, 10), name: ar, englishName: en })

/** Who graded a hadith, and how: `hasan sahih (at-Tirmidhi)`; `undefined` where the whole book is sahih. */
function formatGrade({ grade, gradedBy }: Source): string | undefined {
  if (grade === undefined || gradedBy === undefined) return undefined
  const name = t(`sources:grades.${grade.replaceAll(' ', '-')}`)
  return t('sources:grade', { grade: name, who: t(`sources:graders.${gradedBy}`) })
}

/** Several sources with their grades: `Sunan Abi Dawud 5088, sahih (al-Albani)`. That of the count comes first. */
export function formatGradedSources(
  sources: readonly Source[],
  surah?: Readonly<Record<'en' | 'ar', string>> | undefined,
): string {
  const countFirst = [...sources].sort((a, b) => Number(b.gives === 'count') - Number(a.gives === 'count'))
  return joinNames(...countFirst.flatMap((source) => [formatSource(source, surah), formatGrade(source)]))
}
