import { pathOf } from '#shared/web/api/call.ts'
import { formatInstant } from '#shared/web/i18n/format-instant.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { needsSample } from '../../core/application-rules.ts'
import { type ReviewedApplication, readApplicationSample } from '../../core/role-applications.contract.ts'
import { SamplePlayer } from '../sample-player.tsx'
import { StatusBadge } from '../status-badge.tsx'
import { SubmittedContent } from '../submitted-content.tsx'
import { ApplicationLog } from './application-log.tsx'
import { DecisionForm } from './decision-form.tsx'

/** An application as administrators see it, with the decision form. */
export function ReviewCard({ application }: { application: ReviewedApplication }) {
  const { id, role, status, applicant, appliedAt, note, sample, blockedBy } = application
  const heading = `review-${id}`
  return (
    <article aria-labelledby={heading} className="mt-4 rounded-card bg-raised p-5 shadow-card sm:p-6">
      <header className="mb-4 flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <h3 className="font-semibold text-lg" id={heading}>
            {t('role-review:asks', {
              name: `\u2068${applicant.name}\u2069`,
              role: t(`role-applications:roles.${role}.name`),
            })}
          </h3>
          <p className="break-words text-muted text-sm">
            <bdi>{applicant.username}</bdi> · <bdi>{applicant.email}</bdi>
          </p>
          <p className="text-muted text-sm">
            {t('role-applications:card.applied', { when: formatInstant(appliedAt) })}{' '}
            {applicant.role &&
              t('role-review:has', { role: t(`role-applications:roles.${applicant.role}.name`) })}
          </p>
        </div>
        <StatusBadge status={status} />
      </header>
      <SubmittedContent {...application} />
      {sample ? (
        <div className="mt-4">
          <SamplePlayer
            bytes={sample.bytes}
            name={t('role-review:sampleOf', { name: applicant.name })}
            path={pathOf(readApplicationSample, { id })}
          />
        </div>
      ) : (
        status === 'open' &&
        needsSample(role) && <p className="mt-4 text-muted">{t('role-review:noSample')}</p>
      )}
      {note && (
        <p className="mt-4 whitespace-pre-line break-words rounded-xl bg-sunken px-4 py-3" dir="auto">
          {note}
        </p>
      )}
      {status === 'open' &&
        (blockedBy ? (
          <p className="mt-5 rounded-xl bg-sunken px-4 py-3">{t(`role-applications:failed.${blockedBy}`)}</p>
        ) : (
          <DecisionForm application={application} />
        ))}
      <ApplicationLog id={id} key={status} />
    </article>
  )
}
