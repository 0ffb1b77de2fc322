import { useState } from 'react'
import { formatNumber } from '#shared/web/i18n/format.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { Paging } from '#shared/web/staff/paging.tsx'
import { CardSkeletons } from '#shared/web/ui/card-skeletons.tsx'
import { SelectField } from '#shared/web/ui/select-field.tsx'
import { Unreachable } from '#shared/web/ui/unreachable.tsx'
import { type SubmissionStatus, submissionStatuses } from '../../core/business-submission.ts'
import type { PlaceFinder } from '../submit/place-picker.tsx'
import { ModerationPage } from './moderation-page.tsx'
import { ReviewedCard } from './reviewed-card.tsx'
import { useSubmissions } from './use-moderation.ts'

/** `/admin/businesses/verify`: the submitted businesses. */
export function VerifyPage({ finder }: { finder: PlaceFinder }) {
  return (
    <ModerationPage page="verify">
      <SubmissionList finder={finder} />
    </ModerationPage>
  )
}

function SubmissionList({ finder }: { finder: PlaceFinder }) {
  const [{ status, page }, show] = useState<{ status: SubmissionStatus; page: number }>({
    status: 'waiting',
    page: 1,
  })
  const { data, error, refetch } = useSubmissions(status, page)
  return (
    <>
      <SelectField
        className="sm:w-52"
        label={t('admin-businesses:status')}
        onChoose={(chosen) => show({ status: chosen, page: 1 })}
        options={submissionStatuses.map((value) => ({
          value,
          text: t(`business-submission:status.${value}`),
        }))}
        value={status}
      />
      {data ? (
        <section aria-labelledby="found" className="mt-5">
          <h2 className="text-muted" id="found" role="status">
            {t('admin-businesses:found', { total: formatNumber(data.answer.total) })}
          </h2>
          {data.answer.submissions.map((submission) => (
            <ReviewedCard finder={finder} key={submission.id} submission={submission} />
          ))}
          <Paging onPage={(to) => show({ status, page: to })} page={page} pages={data.answer.pages} />
        </section>
      ) : error ? (
        <Unreachable onRetry={() => void refetch()} />
      ) : (
        <CardSkeletons count={3} />
      )}
    </>
  )
}
