import { formatNumber } from '#shared/web/i18n/format.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { Paging } from '#shared/web/staff/paging.tsx'
import { CardSkeletons } from '#shared/web/ui/card-skeletons.tsx'
import { SelectField } from '#shared/web/ui/select-field.tsx'
import { Unreachable } from '#shared/web/ui/unreachable.tsx'
import { applicationStatuses, rolesToApplyFor } from '../../core/application-rules.ts'
import { ReviewCard } from './review-card.tsx'
import { useApplicationFilter } from './use-application-filter.ts'
import { useApplications } from './use-review.ts'

/** Lists applications by status and role, with pages. */
export function ReviewList() {
  const [sought, seek] = useApplicationFilter()
  const { data, error, refetch } = useApplications(sought, true)
  const roles = [
    { value: 'all', text: t('role-review:everyRole') } as const,
    ...rolesToApplyFor.map((role) => ({ value: role, text: t(`role-applications:roles.${role}.name`) })),
  ]
  const statuses = applicationStatuses.map((status) => ({
    value: status,
    text: t(`role-applications:status.${status}`),
  }))
  return (
    <>
      <div className="grid gap-3 min-[24rem]:grid-cols-2 sm:flex">
        <SelectField
          className="sm:w-52"
          label={t('role-review:status')}
          onChoose={(status) => seek({ status })}
          options={statuses}
          value={sought.status}
        />
        <SelectField
          className="sm:w-52"
          label={t('role-review:role')}
          onChoose={(role) => seek({ role: role === 'all' ? undefined : role })}
          options={roles}
          value={sought.role ?? 'all'}
        />
      </div>
      {data ? (
        <ApplicationList answer={data.answer} onPage={(page) => seek({ page })} />
      ) : error ? (
        <Unreachable onRetry={() => void refetch()} />
      ) : (
        <CardSkeletons count={3} />
      )}
    </>
  )
}

type Answer = NonNullable<ReturnType<typeof useApplications>['data']>['answer']

function ApplicationList({
  answer: { applications, total, page, pages },
  onPage,
}: {
  answer: Answer
  onPage: (page: number) => void
}) {
  return (
    <section aria-labelledby="found" className="mt-5">
      <h2 className="text-muted" id="found" role="status">
        {t('role-review:found', { count: total, total: formatNumber(total) })}
      </h2>
      {total === 0 && <p className="mt-4 rounded-card bg-raised p-6 shadow-card">{t('role-review:none')}</p>}
      {applications.map((application) => (
        <ReviewCard application={application} key={application.id} />
      ))}
      <Paging onPage={onPage} page={page} pages={pages} />
    </section>
  )
}
