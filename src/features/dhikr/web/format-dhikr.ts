import type { Source } from '#features/duas/core/index.ts'
import { inDigits, numberingSystemOf } from '#shared/core/digits.ts'
import { formatNumber, joinNames } from '#shared/web/i18n/format.ts'
import { currentLanguage, t } from '#shared/web/i18n/i18n.ts'
import type { Phrase, Step } from '../core/preset.ts'
import { phraseOf } from './library.ts'

type SurahNames = NonNullable<Phrase['quran']>['surah']

export const formatTimes = (count: number): string => t('dhikr:times', { count, times: formatNumber(count) })

export const formatTarget = (step: Step): string =>
  step.target === undefined ? t('dhikr:freely') : formatTimes(step.target)

/** Where a preset is handed down: `Sahih Muslim 597`, `Quran, Al-Anbya 21:87`. */
export function formatSources(sources: readonly Source[], steps: readonly Step[]): string {
  const surah = phraseOf(steps[0]?.phrase)?.quran?.surah
  return joinNames(...sources.map((source) => formatSource(source, surah)))
}

function formatSource({ book, number, gives }: Source, surah: SurahNames | undefined): string {
  const { locale, code } = currentLanguage()
  const digits = inDigits(String(number), numberingSystemOf(locale))
  const inSurah = book === 'quran' && surah ? `${surah[code === 'ar' ? 'ar' : 'en']} ${digits}` : digits
  const source = t(book === 'quran' ? 'dhikr:verse' : 'dhikr:source', {
    book: t(`dhikr:books.${book}`),
    number: inSurah,
  })
  return gives ? t(`dhikr:gives.${gives}`, { source }) : source
}
