import { languageOf } from '#shared/core/languages.ts'
import { adhkarText } from '#shared/web/adhkar-text.ts'
import { currentLanguage, t } from '#shared/web/i18n/i18n.ts'
import { formatGradedSources } from '#shared/web/sources/format-source.ts'
import type { PhraseStep } from '../../core/lesson.ts'
import { Speak } from '../speech/speak.tsx'

/** A dua or a phrase of dhikr: Arabic, as it is recited, meaning and source. */
export function PhraseStepView({ step: { phrase } }: { step: PhraseStep }) {
  const { id, title, arabic, transliteration, meaning, when, sources, surah } = phrase
  const [named, means] = [adhkarText(id, 'title', title), adhkarText(id, 'meaning', meaning)]
  const occasion = when && adhkarText(id, 'when', when)
  const inArabic = currentLanguage().code === 'ar'
  return (
    <>
      <h2 className="font-semibold text-lg" lang={named.language}>
        {named.text}
      </h2>
      {occasion && (
        <p className="text-muted text-sm" lang={occasion.language}>
          {occasion.text}
        </p>
      )}
      <p className="quran-text mt-3" lang="ar">
        {arabic}
      </p>
      <div className="mt-2 print:hidden">
        <Speak label={t('lessons:speak', { text: named.text })} text={arabic} />
      </div>
      {!inArabic && (
        <>
          <p className="mt-3 italic" dir="ltr" lang="ar-Latn">
            {transliteration}
          </p>
          <p className="mt-1.5" dir={languageOf(means.language)?.direction} lang={means.language}>
            {means.text}
          </p>
        </>
      )}
      <p className="mt-4 text-muted text-sm">{formatGradedSources(sources, surah)}</p>
    </>
  )
}
