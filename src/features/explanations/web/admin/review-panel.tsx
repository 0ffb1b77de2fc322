import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '#shared/web/api/call.ts'
import { failureKey } from '#shared/web/api/failure-key.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { useUser } from '#shared/web/session/use-user.ts'
import { Button } from '#shared/web/ui/button.tsx'
import { TextArea } from '#shared/web/ui/text-area.tsx'
import { EXPLANATION_LENGTHS } from '../../core/explanation.ts'
import { type Explanation, requestReview, reviewExplanation } from '../../core/explanations.contract.ts'

const failures = {
  own_explanation: 'own_explanation',
  version_conflict: 'version_conflict',
  not_found: 'not_found',
} as const

/** Asking a second person for a review, and their decision. */
export function ReviewPanel({ explanation, onDone }: { explanation: Explanation; onDone: () => void }) {
  const { id, version, reviewStatus, reviewNote, authoredBy } = explanation
  const [note, setNote] = useState('')
  const isOwn = useUser().data?.username === authoredBy
  const ask = useMutation({
    mutationFn: () => call(requestReview, { params: { id }, body: {} }),
    onSuccess: onDone,
  })
  const decide = useMutation({
    mutationFn: (verdict: 'approved' | 'declined') =>
      call(reviewExplanation, { params: { id }, body: { version, verdict, note } }),
    onSuccess: onDone,
  })
  const error = ask.error ?? decide.error
  const isBusy = ask.isPending || decide.isPending
  return (
    <section className="grid gap-4">
      <p>
        <span className="font-semibold">{t(`admin-explanations:review.${reviewStatus}`)}</span>
        {reviewNote && (
          <span className="mt-1 block whitespace-pre-line text-muted" dir="auto">
            {reviewNote}
          </span>
        )}
      </p>
      {isOwn ? (
        <>
          <p className="text-muted">{t('admin-explanations:review.own')}</p>
          {reviewStatus !== 'requested' && (
            <Button aria-disabled={isBusy} className="justify-self-start" onClick={() => ask.mutate()}>
              {t('admin-explanations:review.ask')}
            </Button>
          )}
        </>
      ) : (
        <>
          <TextArea
            hint={t('admin-explanations:review.noteHint')}
            label={t('admin-explanations:review.note')}
            maxLength={EXPLANATION_LENGTHS.note}
            onText={setNote}
            rows={3}
            value={note}
          />
          <div className="flex flex-wrap gap-3">
            <Button aria-disabled={isBusy} look="action" onClick={() => decide.mutate('approved')}>
              {t('admin-explanations:review.approve')}
            </Button>
            <Button aria-disabled={isBusy} look="ending" onClick={() => decide.mutate('declined')}>
              {t('admin-explanations:review.decline')}
            </Button>
          </div>
        </>
      )}
      <p className="text-ending empty:hidden" role="alert">
        {error && t(`admin-explanations:failures.${failureKey(error, failures)}`)}
      </p>
    </section>
  )
}
