import { type FormEvent, useRef, useState } from 'react'
import { call } from '#shared/web/api/call.ts'
import { formatNumber } from '#shared/web/i18n/format.ts'
import { currentLanguage, t } from '#shared/web/i18n/i18n.ts'
import { Button } from '#shared/web/ui/button.tsx'
import { Disclosure } from '#shared/web/ui/disclosure.tsx'
import { HiddenField } from '#shared/web/ui/hidden-field.tsx'
import { TextArea } from '#shared/web/ui/text-area.tsx'
import { suggestQuestion } from '../core/feedback.contract.ts'
import { LONGEST_SUGGESTION, SHORTEST_SUGGESTION, suggestionTrouble } from '../core/feedback.ts'
import { SimilarQuestions } from './similar-questions.tsx'
import { useSending } from './use-sending.ts'

/** Suggests a question to the editors, without an account. */
export const SuggestQuestion = () => (
  <Disclosure
    className="mt-8 rounded-card bg-raised px-5 py-1 shadow-card sm:px-6 print:hidden"
    title={t('answers:suggest.title')}
  >
    <SuggestForm />
  </Disclosure>
)

function SuggestForm() {
  const [text, setText] = useState('')
  const [tried, setTried] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const trouble = tried ? suggestionTrouble(text) : undefined
  const { send, isSending, failure } = useSending(
    'suggest',
    (website: string) =>
      call(suggestQuestion, { body: { question: text, website, language: currentLanguage().code } }),
    () => {
      setText('')
      setTried(false)
    },
  )
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    setTried(true)
    if (suggestionTrouble(text)) {
      form.current?.querySelector('textarea')?.focus()
      return
    }
    send(String(new FormData(event.currentTarget).get('website') ?? ''))
  }
  return (
    <form className="grid max-w-reading gap-4 pb-5" noValidate onSubmit={submit} ref={form}>
      <p>{t('answers:suggest.about')}</p>
      <TextArea
        className="min-h-28"
        dir="auto"
        hint={t('answers:suggest.hint', {
          least: formatNumber(SHORTEST_SUGGESTION),
          most: formatNumber(LONGEST_SUGGESTION),
        })}
        label={t('answers:suggest.question')}
        maxLength={LONGEST_SUGGESTION}
        onText={setText}
        required
        trouble={trouble && t(`answers:feedback.trouble.${trouble}`)}
        value={text}
      />
      <SimilarQuestions text={text} />
      <HiddenField />
      <div>
        <Button look="action" type="submit">
          {t(isSending ? 'answers:feedback.sending' : 'answers:suggest.send')}
        </Button>
        <p className="mt-3 text-ending empty:mt-0" role="alert">
          {failure}
        </p>
        <p className="mt-3 text-muted text-sm">{t('answers:feedback.privacy')}</p>
      </div>
    </form>
  )
}
