import { contentAttributes, contentLanguage, contentText } from '#shared/web/i18n/content-language.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { useArabicVoice } from '#shared/web/speech/arabic-voice.ts'
import type { LetterStep } from '../../core/lesson.ts'
import { joinsNext, letterForms } from '../../core/letter-forms.ts'
import { Speak } from '../speech/speak.tsx'
import { SpeedChoice } from '../speech/speed-choice.tsx'
import { LetterStrokes } from './letter-strokes.tsx'

const places = ['isolated', 'initial', 'medial', 'final'] as const

/** A letter: how it is written and said, and its four forms. */
export function LetterStepView({ step }: { step: LetterStep }) {
  const { letter, name, transliteration, sound, confusedWith } = step
  const forms = letterForms(letter)
  const voice = useArabicVoice()
  return (
    <>
      <div className="grid items-center gap-5 sm:grid-cols-[14rem_1fr]">
        <LetterStrokes letter={letter} name={contentText(name)} />
        <div>
          <h2 className="font-display text-3xl" {...contentAttributes()}>
            {contentText(name)}
            {contentLanguage() === 'en' && (
              <span className="ms-3 text-muted text-xl italic" dir="ltr" lang="ar-Latn">
                {transliteration}
              </span>
            )}
          </h2>
          <p className="mt-2 text-lg leading-relaxed" {...contentAttributes()}>
            {contentText(sound)}
          </p>
          {voice && (
            <div className="mt-3 flex flex-wrap items-center gap-2 print:hidden">
              <Speak label={t('lessons:speak', { text: contentText(name) })} text={name.ar} />
              <SpeedChoice />
            </div>
          )}
        </div>
      </div>
      <dl className="mt-6 grid grid-cols-2 gap-2 sm:grid-cols-4" dir="rtl">
        {places.map((place) => (
          <div className="flex flex-col-reverse rounded-xl bg-sunken py-2 text-center" key={place}>
            <dt className="text-muted text-sm" dir="auto">
              {t(`lessons:forms.${place}`)}
            </dt>
            <dd className="font-quran text-6xl leading-[1.7]" lang="ar">
              {forms[place]}
            </dd>
          </div>
        ))}
      </dl>
      {!joinsNext(letter) && <p className="mt-3 text-muted">{t('lessons:noJoin')}</p>}
      {confusedWith && (
        <p className="mt-3 text-muted">
          {t('lessons:confusedWith')}{' '}
          <bdi className="font-quran text-2xl" lang="ar">
            {confusedWith.join(' ')}
          </bdi>
        </p>
      )}
    </>
  )
}
