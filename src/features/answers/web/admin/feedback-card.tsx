import { useState } from 'react'
import { Link } from 'wouter'
import { formatInstant } from '#shared/web/i18n/format-instant.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { useUser } from '#shared/web/session/use-user.ts'
import { Button, buttonClass } from '#shared/web/ui/button.tsx'
import { Dialog } from '#shared/web/ui/dialog.tsx'
import { editingQuestion, NEW_QUESTION, questionsScreen } from '../../core/answers.admin-screens.ts'
import type { ReceivedFeedback } from '../../core/feedback.contract.ts'
import { openingWith } from './suggested-question.ts'
import { useFeedbackActions } from './use-feedback.ts'

/** One suggested question or report. Editors begin a question with a suggestion, and edit the answer of a report. */
export function FeedbackCard({ feedback }: { feedback: ReceivedFeedback }) {
  const { id, type, question, reason, text, language, status, receivedAt, doneAt } = feedback
  const { mark, remove } = useFeedbackActions(id)
  const [asks, setAsks] = useState(false)
  const heading = `feedback-${id}`
  const { data: user } = useUser()
  const mayWrite = user?.role != null && questionsScreen.roles.includes(user.role)
  return (
    <article aria-labelledby={heading} className="mt-4 rounded-card bg-raised p-5 shadow-card sm:p-6">
      <h3 className="font-semibold text-lg" id={heading}>
        {reason ? t(`answers:report.reasons.${reason}`) : t(`answers-review:types.${type}`)}
      </h3>
      {question && (
        <Link
          className="inline-flex min-h-11 items-center break-all text-action underline underline-offset-4"
          href={`/islamic-qa/${question}`}
        >
          <bdi>{question}</bdi>
        </Link>
      )}
      <p className="text-muted text-sm">
        {t('answers-review:received', { when: formatInstant(receivedAt) })}{' '}
        {doneAt && t('answers-review:done', { when: formatInstant(doneAt) })}{' '}
        {t('answers-review:language', { language })}
      </p>
      <p className="mt-4 whitespace-pre-line break-words" dir="auto">
        {text}
      </p>
      <div className="mt-5 flex flex-wrap gap-3">
        <Button
          disabled={mark.isPending}
          look={status === 'open' ? 'action' : 'quiet'}
          onClick={() => mark.mutate(status === 'open' ? 'done' : 'open')}
        >
          {t(status === 'open' ? 'answers-review:markDone' : 'answers-review:markOpen')}
        </Button>
        {type === 'suggestion' && mayWrite && (
          <Link className={buttonClass()} href={NEW_QUESTION} state={openingWith({ id, text })}>
            {t('answers-review:write')}
          </Link>
        )}
        {question && mayWrite && (
          <Link className={buttonClass()} href={editingQuestion(question)}>
            {t('answers-review:edit')}
          </Link>
        )}
        <Button look="ending" onClick={() => setAsks(true)}>
          {t('answers-review:delete')}
        </Button>
      </div>
      <p className="mt-3 text-ending empty:mt-0" role="alert">
        {(mark.error || remove.error) && t('staff:unreachable')}
      </p>
      <Dialog onClose={() => setAsks(false)} open={asks} title={t('answers-review:deleteTitle')}>
        <p>{t('answers-review:deleteText')}</p>
        <div className="mt-5 flex flex-wrap gap-3">
          <Button disabled={remove.isPending} look="ending" onClick={() => remove.mutate()}>
            {t('answers-review:delete')}
          </Button>
          <Button data-autofocus onClick={() => setAsks(false)}>
            {t('answers-review:cancel')}
          </Button>
        </div>
      </Dialog>
    </article>
  )
}
