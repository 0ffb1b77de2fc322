import { useMemo } from 'react'
import { languageOf } from '#shared/core/languages.ts'
import { spokenTransliteration } from '#shared/core/transliteration/spoken-transliteration.ts'
import { adhkarText } from '#shared/web/adhkar-text.ts'
import { currentLanguage } from '#shared/web/i18n/i18n.ts'
import { classNames } from '#shared/web/ui/class-names.ts'
import type { Step } from '../core/preset.ts'
import { phraseOf } from './library.ts'

/** The phrase of a step in Arabic, with its transliteration and meaning; or the person’s own words. */
export function StepText({
  step,
  transliteration,
  meaning,
  className,
}: {
  step: Step
  transliteration: boolean
  meaning: boolean
  /** For the phrase itself. */
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
  const shown = adhkarText(phrase.id, 'meaning', phrase.meaning)
  const inArabic = currentLanguage().code === 'ar'
  return (
    <>
      <p className={classNames('quran-text', className)} lang="ar">
        {phrase.arabic}
      </p>
      {transliteration && !inArabic && <Transliteration arabic={phrase.arabic} />}
      {meaning && !inArabic && (
        <p className="mt-1 text-muted" dir={languageOf(shown.language)?.direction} lang={shown.language}>
          {shown.text}
        </p>
      )}
    </>
  )
}

/** Derived once for a phrase, not with every tap. */
function Transliteration({ arabic }: { arabic: string }) {
  const latin = useMemo(() => spokenTransliteration(arabic), [arabic])
  return (
    <p className="mt-2 italic" dir="ltr" lang="ar-Latn">
      {latin}
    </p>
  )
}
