import { useState } from 'react'
import { Link } from 'wouter'
import { formatInstant } from '#shared/web/i18n/format-instant.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { Button, buttonClass } from '#shared/web/ui/button.tsx'
import { Dialog } from '#shared/web/ui/dialog.tsx'
import { submissionFiles } from '../../core/business-submission.ts'
import type { BusinessSubmission } from '../../core/submissions.contract.ts'
import type { PlaceFinder } from './place-picker.tsx'
import { SentFile } from './sent-file.tsx'
import { SubmissionEditor } from './submission-editor.tsx'
import { submissionFailure } from './submission-failure.ts'
import { SubmissionBadge } from './submission-status.tsx'
import { useSubmissionActions } from './use-submissions.ts'

/** One’s own submission: its state, the answer, its files, and while it waits, what can be done with it. */
export function SubmissionCard({
  submission,
  finder,
}: {
  submission: BusinessSubmission
  finder: PlaceFinder
}) {
  const { id, status, business, submittedAt, endedAt, note, seoSlug } = submission
  const [isEditing, setEditing] = useState(false)
  const [asks, setAsks] = useState(false)
  const actions = useSubmissionActions(id)
  const failure = actions.withdraw.error ?? actions.removeFile.error
  const heading = `submission-${id}`
  return (
    <article aria-labelledby={heading} className="mt-4 min-w-0 rounded-card bg-raised p-5 shadow-card sm:p-6">
      <header className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <h2 className="min-w-0 break-words text-xl" dir="auto" id={heading}>
          {business.name}
        </h2>
        <SubmissionBadge status={status} />
      </header>
      <p className="mt-1 text-muted text-sm">
        {t('business-submission:card.submitted', { when: formatInstant(submittedAt) })}
        {endedAt && status !== 'waiting' && (
          <> {t(`business-submission:card.${status}`, { when: formatInstant(endedAt) })}</>
        )}
      </p>
      <p className="mt-3">{t(`business-submission:about.${status}`)}</p>
      {note && (
        <figure className="mt-4 rounded-xl bg-sunken px-4 py-3">
          <figcaption className="mb-1 text-muted text-sm">{t('business-submission:card.note')}</figcaption>
          <p className="whitespace-pre-line break-words" dir="auto">
            {note}
          </p>
        </figure>
      )}
      {seoSlug && (
        <Link className={`${buttonClass({ look: 'action' })} mt-4`} href={`/islamic-business/${seoSlug}`}>
          {t('business-submission:card.open')}
        </Link>
      )}
      {status === 'waiting' && !isEditing && (
        <>
          <div className="mt-5 grid gap-5 border-hairline border-t pt-5 sm:grid-cols-2">
            {submissionFiles.map(
              (kind) =>
                (kind === 'photo' || business.isHalalCertified) && (
                  <SentFile
                    key={kind}
                    kind={kind}
                    onRemove={() => actions.removeFile.mutate(kind)}
                    submission={submission}
                  />
                ),
            )}
          </div>
          <div className="mt-5 flex flex-wrap gap-3">
            <Button onClick={() => setEditing(true)}>{t('business-submission:card.edit')}</Button>
            <Button look="ending" onClick={() => setAsks(true)}>
              {t('business-submission:card.withdraw')}
            </Button>
          </div>
        </>
      )}
      {isEditing && status === 'waiting' && (
        <SubmissionEditor
          business={business}
          failure={actions.change.error}
          finder={finder}
          isSaving={actions.change.isPending}
          onCancel={() => setEditing(false)}
          onSave={(body) => actions.change.mutate(body, { onSuccess: () => setEditing(false) })}
        />
      )}
      <p className="mt-3 text-ending empty:mt-0" role="alert">
        {failure && t(`business-submission:failed.${submissionFailure(failure)}`)}
      </p>
      <Dialog onClose={() => setAsks(false)} open={asks} title={t('business-submission:withdraw.title')}>
        <p>{t('business-submission:withdraw.text')}</p>
        <div className="mt-5 flex flex-wrap gap-3">
          <Button
            look="ending"
            onClick={() => {
              setAsks(false)
              actions.withdraw.mutate()
            }}
          >
            {t('business-submission:card.withdraw')}
          </Button>
          <Button data-autofocus onClick={() => setAsks(false)}>
            {t('business-submission:cancel')}
          </Button>
        </div>
      </Dialog>
    </article>
  )
}
