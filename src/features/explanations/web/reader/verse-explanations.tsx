import { useQuery } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import type { AnswerOf } from '#shared/core/contract/endpoint.ts'
import { reading } from '#shared/web/api/reading.ts'
import { currentLanguage, t } from '#shared/web/i18n/i18n.ts'
import { Disclosure } from '#shared/web/ui/disclosure.tsx'
import { readExplanations } from '../../core/explanations.contract.ts'
import { ListenButton } from './listen-button.tsx'

/** The part of another feature below an explanation. */
type ExplanationExtra = ComponentType<{ id: string }>
type Shown = AnswerOf<typeof readExplanations>['explanations'][number]

/** The published explanations of a verse, or without one of the whole surah. Nothing while there are none. */
export function VerseExplanations({
  surah,
  verse,
  Extra,
}: {
  surah: number
  verse: number | null
  Extra?: ExplanationExtra
}) {
  const { data } = useQuery(
    reading(readExplanations, { surah: String(surah), language: currentLanguage().code }),
  )
  const shown = data?.answer.explanations.filter((each) => each.verse === verse) ?? []
  return shown.map((explanation) => (
    <Explanation explanation={explanation} Extra={Extra} key={explanation.id} />
  ))
}

const directions = { en: 'ltr', ar: 'rtl', ur: 'rtl' } as const

function Explanation({
  explanation: { id, title, text, language, canListen },
  Extra,
}: {
  explanation: Shown
  Extra: ExplanationExtra | undefined
}) {
  const isOther = language !== currentLanguage().code
  const name = new Intl.DisplayNames(currentLanguage().locale, { type: 'language' }).of(language)
  return (
    <Disclosure
      className="mt-4 border-hairline border-t print:hidden"
      title={t('explanations:title', { title })}
    >
      <div className="rounded-xl bg-sunken px-4 py-3" data-explanation={id}>
        {isOther && (
          <p className="mb-2 text-muted text-sm">
            {t('explanations:otherLanguage', { language: name ?? language })}
          </p>
        )}
        <div dir={directions[language]} lang={language}>
          {text.split(/\n{2,}/).map((paragraph) => (
            <p className="mb-3 whitespace-pre-line break-words leading-relaxed last:mb-0" key={paragraph}>
              {paragraph}
            </p>
          ))}
        </div>
        {Extra && <Extra id={id} />}
        {canListen && <ListenButton language={language} text={text} title={title} />}
      </div>
    </Disclosure>
  )
}
