import { type FormEvent, useRef, useState } from 'react'
import { call } from '#shared/web/api/call.ts'
import { formatNumber } from '#shared/web/i18n/format.ts'
import { currentLanguage, t } from '#shared/web/i18n/i18n.ts'
import { Button } from '#shared/web/ui/button.tsx'
import { Disclosure } from '#shared/web/ui/disclosure.tsx'
import { HiddenField } from '#shared/web/ui/hidden-field.tsx'
import { SelectField } from '#shared/web/ui/select-field.tsx'
import { TextArea } from '#shared/web/ui/text-area.tsx'
import { reportAnswer } from '../core/feedback.contract.ts'
import { LONGEST_REPORT, type ReportReason, reportReasons, reportTrouble } from '../core/feedback.ts'
import { useSending } from './use-sending.ts'

/** Reports a mistake in an answer to the editors, without an account. */
export const ReportAnswer = ({ id }: { id: string }) => (
  <Disclosure
    className="mt-8 rounded-card bg-raised px-5 py-1 shadow-card sm:px-6"
    title={t('answers:report.title')}
  >
    <ReportForm id={id} />
  </Disclosure>
)

function ReportForm({ id }: { id: string }) {
  const [reason, setReason] = useState<ReportReason>('wrong')
  const [text, setText] = useState('')
  const [tried, setTried] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const trouble = tried ? reportTrouble(text) : undefined
  const { send, isSending, failure } = useSending(
    'report',
    (website: string) =>
      call(reportAnswer, {
        params: { id },
        body: { reason, text, website, language: currentLanguage().code },
      }),
    () => {
      setText('')
      setTried(false)
    },
  )
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    setTried(true)
    if (reportTrouble(text)) {
      form.current?.querySelector('textarea')?.focus()
      return
    }
    send(String(new FormData(event.currentTarget).get('website') ?? ''))
  }
  return (
    <form className="grid max-w-reading gap-4 pb-5" noValidate onSubmit={submit} ref={form}>
      <SelectField
        label={t('answers:report.reason')}
        onChoose={setReason}
        options={reportReasons.map((value) => ({ value, text: t(`answers:report.reasons.${value}`) }))}
        value={reason}
      />
      <TextArea
        className="min-h-28"
        dir="auto"
        hint={t('answers:report.hint', { most: formatNumber(LONGEST_REPORT) })}
        label={t('answers:report.text')}
        maxLength={LONGEST_REPORT}
        onText={setText}
        required
        trouble={trouble && t(`answers:feedback.trouble.${trouble}`)}
        value={text}
      />
      <HiddenField />
      <div>
        <Button look="action" type="submit">
          {t(isSending ? 'answers:feedback.sending' : 'answers:report.send')}
        </Button>
        <p className="mt-3 text-ending empty:mt-0" role="alert">
          {failure}
        </p>
        <p className="mt-3 text-muted text-sm">{t('answers:feedback.privacy')}</p>
      </div>
    </form>
  )
}
