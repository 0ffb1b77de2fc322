import { contentAttributes, contentLanguage } from '#shared/web/i18n/content-language.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import type { WordsStep } from '../../core/lesson.ts'
import { Speak } from '../speech/speak.tsx'
import { VerseActions, verseName } from './verse-steps.tsx'

/** A verse word by word. */
export function WordsStepView({ step }: { step: WordsStep }) {
  const language = contentLanguage()
  return (
    <>
      <h2 className="text-muted text-sm">{verseName(step)}</h2>
      <p className="quran-text mt-2" lang="ar">
        {step.arabic}
      </p>
      <VerseActions verse={step} />
      <ol
        className="mt-5 grid grid-cols-[repeat(auto-fill,minmax(min(9rem,100%),1fr))] gap-2 print:grid-cols-4"
        dir="rtl"
      >
        {step.words.map(({ place, arabic, en, ar }) => (
          <li className="flex flex-col items-center rounded-xl bg-sunken px-3 py-2 text-center" key={place}>
            <span className="font-quran text-3xl leading-[2]" lang="ar">
              {arabic}
            </span>
            {(language === 'en' || ar) && (
              <span className="text-sm" {...contentAttributes()} dir={language === 'en' ? 'ltr' : 'rtl'}>
                {language === 'en' ? en : ar}
              </span>
            )}
            <Speak label={t('lessons:speak', { text: arabic })} round text={arabic} />
          </li>
        ))}
      </ol>
    </>
  )
}
