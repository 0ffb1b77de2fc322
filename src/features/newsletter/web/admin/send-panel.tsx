import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '#shared/web/api/call.ts'
import { failureKey } from '#shared/web/api/failure-key.ts'
import { formatNumber } from '#shared/web/i18n/format.ts'
import { formatInstant } from '#shared/web/i18n/format-instant.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { Button } from '#shared/web/ui/button.tsx'
import { Dialog } from '#shared/web/ui/dialog.tsx'
import { TextField } from '#shared/web/ui/text-field.tsx'
import { toast } from '#shared/web/ui/toast.ts'
import {
  cancelSending,
  type NewsletterIssue,
  sendIssue,
  testIssue,
} from '../../core/newsletter-issues.contract.ts'

type Step = { readonly kind: 'now' | 'cancel' } | { readonly kind: 'schedule'; readonly at: Date }

/** Tries an issue out, sends it, schedules it, or takes the schedule back. */
export function SendPanel({
  issue: { id, version, status, sendAt },
  isChanged,
  recipients,
  onDone,
}: {
  issue: NewsletterIssue
  /** Whether the editor has changes that aren’t saved. */
  isChanged: boolean
  recipients: number
  onDone: (issue: NewsletterIssue) => void
}) {
  const [asks, setAsks] = useState(false)
  const [at, setAt] = useState('')
  const trial = useMutation({
    mutationFn: (language: 'en' | 'ar') => call(testIssue, { params: { id }, body: { language } }),
    onSuccess: ({ sentTo }) => toast({ title: t('admin-newsletter:send.tested', { email: sentTo }) }),
  })
  const sending = useMutation({
    mutationFn: (step: Step) =>
      step.kind === 'cancel'
        ? call(cancelSending, { params: { id } })
        : call(sendIssue, {
            params: { id },
            body: { version, sendAt: step.kind === 'schedule' ? step.at.toISOString() : null },
          }),
    onSuccess: (next, { kind }) => {
      toast({ title: t(`admin-newsletter:send.done.${kind}`) })
      onDone(next)
    },
    onSettled: () => setAsks(false),
  })
  const error = sending.error ?? trial.error
  const isBusy = sending.isPending || trial.isPending
  const time = at === '' ? undefined : new Date(at)
  const isPast = time !== undefined && time <= new Date()
  return (
    <section aria-labelledby="send-title" className="grid gap-4 rounded-card bg-sunken p-5">
      <h3 className="font-semibold text-lg" id="send-title">
        {t('admin-newsletter:send.title')}
      </h3>
      <p className="text-muted">
        {isChanged
          ? t('admin-newsletter:send.saveFirst')
          : status === 'scheduled' && sendAt
            ? t('admin-newsletter:send.scheduledFor', { when: formatInstant(sendAt) })
            : t('admin-newsletter:send.recipients', { count: recipients, number: formatNumber(recipients) })}
      </p>
      <div className="flex flex-wrap gap-3">
        {(['en', 'ar'] as const).map((language) => (
          <Button disabled={isChanged || isBusy} key={language} onClick={() => trial.mutate(language)}>
            {t('admin-newsletter:send.test')} ({t(`admin-newsletter:editor.${language}`)})
          </Button>
        ))}
      </div>
      {status === 'scheduled' ? (
        <Button className="w-fit" disabled={isBusy} onClick={() => sending.mutate({ kind: 'cancel' })}>
          {t('admin-newsletter:send.cancel')}
        </Button>
      ) : (
        <>
          <div className="flex flex-wrap items-end gap-3">
            <TextField
              error={isPast ? t('admin-newsletter:send.future') : undefined}
              label={t('admin-newsletter:send.at')}
              name="sendAt"
              onChange={({ target }) => setAt(target.value)}
              type="datetime-local"
              value={at}
            />
            <Button
              disabled={isChanged || isBusy || !time || isPast}
              onClick={() => time && sending.mutate({ kind: 'schedule', at: time })}
            >
              {t('admin-newsletter:send.schedule')}
            </Button>
          </div>
          <Button
            className="w-fit"
            disabled={isChanged || isBusy}
            look="action"
            onClick={() => setAsks(true)}
          >
            {t('admin-newsletter:send.now')}
          </Button>
        </>
      )}
      <p className="text-ending empty:hidden" role="alert">
        {error && t(`admin-newsletter:send.failures.${failureKey(error, keys)}`)}
      </p>
      {asks && (
        <Dialog onClose={() => setAsks(false)} open title={t('admin-newsletter:send.question')}>
          <p>
            {t('admin-newsletter:send.recipients', { count: recipients, number: formatNumber(recipients) })}{' '}
            {t('admin-newsletter:send.questionText')}
          </p>
          <div className="mt-5 flex flex-wrap gap-3">
            <Button disabled={isBusy} look="action" onClick={() => sending.mutate({ kind: 'now' })}>
              {t('admin-newsletter:send.now')}
            </Button>
            <Button data-autofocus onClick={() => setAsks(false)}>
              {t('admin:cancel')}
            </Button>
          </div>
        </Dialog>
      )}
    </section>
  )
}

const keys = {
  newsletter_off: 'newsletter_off',
  not_sent: 'not_sent',
  issue_not_draft: 'issue_not_draft',
  version_conflict: 'version_conflict',
  too_many_attempts: 'too_many_attempts',
  invalid_request: 'missing',
} as const
