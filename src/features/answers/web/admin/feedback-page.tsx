import { useState } from 'react'
import { formatNumber } from '#shared/web/i18n/format.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { Paging } from '#shared/web/staff/paging.tsx'
import { StaffPage } from '#shared/web/staff/staff-page.tsx'
import { CardSkeletons } from '#shared/web/ui/card-skeletons.tsx'
import { SelectField } from '#shared/web/ui/select-field.tsx'
import { Unreachable } from '#shared/web/ui/unreachable.tsx'
import { usePageTitle } from '#shared/web/use-page-title.ts'
import { feedbackStatuses, feedbackTypes, reviewingRoles } from '../../core/feedback.ts'
import { FeedbackCard } from './feedback-card.tsx'
import { type FeedbackQuery, useFeedback } from './use-feedback.ts'

/** Suggested questions and reports about answers, for editors, support and administrators. */
export default function FeedbackPage() {
  usePageTitle(t('pages:answerFeedback.title'))
  return (
    <StaffPage
      about={t('answers-review:about')}
      forbidden={{ title: t('answers-review:forbidden'), text: t('answers-review:forbiddenText') }}
      path="/admin/answer-feedback"
      roles={reviewingRoles}
      signInText={t('answers-review:signInText')}
      title={t('answers-review:title')}
    >
      <FeedbackList />
    </StaffPage>
  )
}

function FeedbackList() {
  const [query, show] = useState<FeedbackQuery>({ type: 'all', status: 'open', page: 1 })
  const { data, error, refetch } = useFeedback(query)
  return (
    <>
      <div className="grid gap-3 sm:grid-cols-2 lg:max-w-reading">
        <SelectField
          label={t('answers-review:type')}
          onChoose={(type) => show({ ...query, type, page: 1 })}
          options={(['all', ...feedbackTypes] as const).map((value) => ({
            value,
            text: value === 'all' ? t('answers-review:everyType') : t(`answers-review:types.${value}`),
          }))}
          value={query.type}
        />
        <SelectField
          label={t('answers-review:status')}
          onChoose={(status) => show({ ...query, status, page: 1 })}
          options={feedbackStatuses.map((value) => ({ value, text: t(`answers-review:statuses.${value}`) }))}
          value={query.status}
        />
      </div>
      {data ? (
        <section aria-labelledby="found" className="mt-5">
          <h2 className="text-muted" id="found" role="status">
            {t('answers-review:found', {
              count: data.answer.total,
              total: formatNumber(data.answer.total),
            })}
          </h2>
          {data.answer.feedback.map((feedback) => (
            <FeedbackCard feedback={feedback} key={feedback.id} />
          ))}
          <Paging onPage={(page) => show({ ...query, page })} page={query.page} pages={data.answer.pages} />
        </section>
      ) : error ? (
        <Unreachable onRetry={() => void refetch()} />
      ) : (
        <CardSkeletons count={3} />
      )}
    </>
  )
}
