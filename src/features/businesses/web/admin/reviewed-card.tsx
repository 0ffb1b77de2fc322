import { useState } from 'react'
import { Link } from 'wouter'
import { pathOf } from '#shared/web/api/call.ts'
import { Fact } from '#shared/web/directory/fact.tsx'
import { countryName, formatDigits } from '#shared/web/i18n/format.ts'
import { formatInstant } from '#shared/web/i18n/format-instant.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { Button, buttonClass } from '#shared/web/ui/button.tsx'
import { toast } from '#shared/web/ui/toast.ts'
import { DECISION_NOTE_LENGTH, submissionFiles } from '../../core/business-submission.ts'
import { type ReviewedSubmission, readReviewedFile } from '../../core/submissions.contract.ts'
import type { PlaceFinder } from '../submit/place-picker.tsx'
import { StoredFile } from '../submit/stored-file.tsx'
import { SubmissionEditor } from '../submit/submission-editor.tsx'
import { SubmissionBadge } from '../submit/submission-status.tsx'
import { DecisionButtons } from './decision-buttons.tsx'
import { moderationFailure, useReviewActions } from './use-moderation.ts'

/** A submission as moderators see it: everything that was sent, and the decision. */
export function ReviewedCard({
  submission,
  finder,
}: {
  submission: ReviewedSubmission
  finder: PlaceFinder
}) {
  const { id, status, business, submittedAt, note, account, blockedBy, seoSlug } = submission
  const [isEditing, setEditing] = useState(false)
  const { decide, edit } = useReviewActions(id)
  const heading = `reviewed-${id}`
  const name = `\u2068${business.name}\u2069`
  const send = (decision: 'accepted' | 'declined', reason: string) =>
    decide.mutate(
      { decision, note: reason },
      { onSuccess: () => toast({ title: t(`admin-businesses:done.${decision}`, { name }) }) },
    )
  return (
    <article aria-labelledby={heading} className="mt-4 min-w-0 rounded-card bg-raised p-5 shadow-card sm:p-6">
      <header className="mb-4 flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <h3 className="break-words font-semibold text-lg" dir="auto" id={heading}>
            {business.name}
          </h3>
          <p className="break-words text-muted text-sm">
            {t('business-submission:card.submitted', { when: formatInstant(submittedAt) })} ·{' '}
            {t(`business-submission:submitter.${business.submitter}`)}
          </p>
          <p className="break-words text-muted text-sm">
            <bdi>{account ? `${account.username} · ${account.email}` : t('admin-businesses:guest')}</bdi>
          </p>
        </div>
        <SubmissionBadge status={status} />
      </header>
      {isEditing ? (
        <SubmissionEditor
          business={business}
          failure={edit.error}
          finder={finder}
          isSaving={edit.isPending}
          onCancel={() => setEditing(false)}
          onSave={(body) => edit.mutate(body, { onSuccess: () => setEditing(false) })}
        />
      ) : (
        <SentContent submission={submission} />
      )}
      {note && (
        <p className="mt-4 whitespace-pre-line break-words rounded-xl bg-sunken px-4 py-3" dir="auto">
          {note}
        </p>
      )}
      {seoSlug && (
        <Link className={`${buttonClass()} mt-4`} href={`/islamic-business/${seoSlug}`}>
          {t('business-submission:card.open')}
        </Link>
      )}
      {status === 'waiting' && !isEditing && (
        <>
          <Button className="mt-4" onClick={() => setEditing(true)}>
            {t('business-submission:card.edit')}
          </Button>
          {blockedBy ? (
            <p className="mt-5 rounded-xl bg-sunken px-4 py-3">{t('admin-businesses:failed.own')}</p>
          ) : (
            <DecisionButtons
              acceptText={t('admin-businesses:accept')}
              failure={
                decide.error ? t(`admin-businesses:failed.${moderationFailure(decide.error)}`) : undefined
              }
              isBusy={decide.isPending}
              longestReason={DECISION_NOTE_LENGTH}
              onAccept={() => send('accepted', '')}
              onDecline={(reason) => send('declined', reason)}
            />
          )}
        </>
      )}
    </article>
  )
}

function SentContent({ submission }: { submission: ReviewedSubmission }) {
  const { id, business } = submission
  const country = business.country && (countryName(business.country) ?? business.country)
  const place = business.latitude === null ? '' : `${business.latitude}, ${business.longitude}`
  const facts = [
    ['category', t(`businesses:categories.${business.category}`)],
    ['address', [business.address, business.city, country].filter(Boolean).join('\n')],
    ['phoneNumber', business.phoneNumber && formatDigits(business.phoneNumber)],
    ['website', business.website],
    ['openingHours', business.openingHours],
    ['services', business.services.join('\n')],
    ['certifier', business.isHalalCertified ? business.certifier : ''],
    ['certificateNumber', business.isHalalCertified ? business.certificateNumber : ''],
    ['certificateExpires', business.isHalalCertified ? business.certificateExpires : ''],
    ['contactEmail', business.contactEmail],
  ] as const
  return (
    <>
      <p className="whitespace-pre-line break-words" dir="auto">
        {business.description}
      </p>
      <dl className="mt-4 grid gap-4 sm:grid-cols-2">
        {facts.map(
          ([field, text]) =>
            text && (
              <Fact key={field} label={t(`business-submission:fields.${field}`)}>
                <span className="whitespace-pre-line break-words">
                  <bdi>{text}</bdi>
                </span>
              </Fact>
            ),
        )}
        {place && (
          <Fact label={t('business-submission:place.label')}>
            <bdi dir="ltr">{place}</bdi>
          </Fact>
        )}
      </dl>
      <div className="mt-4 grid gap-4 sm:grid-cols-2">
        {submissionFiles.map((kind) => {
          const file = submission[kind]
          const name = t(`business-submission:files.${kind}.title`)
          return (
            file && (
              <section key={kind}>
                <h4 className="mb-2 font-semibold">{name}</h4>
                <StoredFile file={file} name={name} path={pathOf(readReviewedFile, { id, file: kind })} />
              </section>
            )
          )
        })}
      </div>
      {business.isHalalCertified && !submission.certificate && submission.status === 'waiting' && (
        <p className="mt-4 text-ending">{t('admin-businesses:noCertificate')}</p>
      )}
    </>
  )
}
