import { inDigits, numberingSystemOf } from '#shared/core/digits.ts'
import { spokenTransliteration } from '#shared/core/transliteration/spoken-transliteration.ts'
import { formatNumber, inARow } from '#shared/web/i18n/format.ts'
import { currentLanguage, t } from '#shared/web/i18n/i18n.ts'
import { classNames } from '#shared/web/ui/class-names.ts'
import type { Source, Step } from '../core/preset.ts'
import { phraseOf } from './library.ts'

export const timesWords = (count: number): string => t('dhikr:times', { count, times: formatNumber(count) })

export const countWords = (step: Step): string =>
  step.target === undefined ? t('dhikr:freely') : timesWords(step.target)

/** Where it is handed down, as one would say it: `Sahih Muslim 597`. */
export function sourceWords(sources: readonly Source[]): string {
  const digits = numberingSystemOf(currentLanguage().locale)
  return inARow(
    ...sources.map(({ book, number }) =>
      t('dhikr:source', { book: t(`dhikr:books.${book}`), number: inDigits(String(number), digits) }),
    ),
  )
}

/** The words of a step: the Arabic, how it is said, and what it means. */
export function StepWords({
  step,
  transliteration,
  meaning,
  className,
}: {
  step: Step
  transliteration: boolean
  meaning: boolean
  /** Of the phrase itself. */
  className?: string
}) {
  const phrase = phraseOf(step.phrase)
  if (!phrase) {
    if (!step.words) return null
    return (
      <p className={classNames('font-typed leading-relaxed', className)} dir="auto">
        {step.words}
      </p>
    )
  }
  const inArabic = currentLanguage().code === 'ar'
  return (
    <>
      <p className={classNames('quran-text', className)} lang="ar">
        {phrase.arabic}
      </p>
      {transliteration && !inArabic && (
        <p className="mt-2 italic" lang="ar-Latn">
          {spokenTransliteration(phrase.arabic)}
        </p>
      )}
      {meaning && !inArabic && (
        <p className="mt-1 text-muted" lang="en">
          {phrase.meaning.en}
        </p>
      )}
    </>
  )
}
