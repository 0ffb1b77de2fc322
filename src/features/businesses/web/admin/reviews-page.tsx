import { useState } from 'react'
import { Link } from 'wouter'
import { formatNumber } from '#shared/web/i18n/format.ts'
import { formatInstant } from '#shared/web/i18n/format-instant.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { Paging } from '#shared/web/staff/paging.tsx'
import { ReportList } from '#shared/web/staff/report-list.tsx'
import { CardSkeletons } from '#shared/web/ui/card-skeletons.tsx'
import { SelectField } from '#shared/web/ui/select-field.tsx'
import { Stars } from '#shared/web/ui/stars.tsx'
import { toast } from '#shared/web/ui/toast.ts'
import { Unreachable } from '#shared/web/ui/unreachable.tsx'
import { REPORT_LENGTH } from '../../core/business-review.ts'
import type { ModeratedReview } from '../../core/reviews.contract.ts'
import { DecisionButtons } from './decision-buttons.tsx'
import { ModerationPage } from './moderation-page.tsx'
import { type ModeratedList, moderationFailure, useModerate, useModeratedReviews } from './use-moderation.ts'

const lists: readonly ModeratedList[] = ['waiting', 'reported', 'published', 'declined']

/** `/admin/businesses/reviews`: the reviews that wait or were reported. */
export default function ReviewsPage() {
  return (
    <ModerationPage page="reviews">
      <ReviewList />
    </ModerationPage>
  )
}

function ReviewList() {
  const [{ list, page }, show] = useState<{ list: ModeratedList; page: number }>({ list: 'waiting', page: 1 })
  const { data, error, refetch } = useModeratedReviews(list, page)
  return (
    <>
      <SelectField
        className="sm:w-52"
        label={t('admin-businesses:status')}
        onChoose={(chosen) => show({ list: chosen, page: 1 })}
        options={lists.map((value) => ({ value, text: t(`admin-businesses:lists.${value}`) }))}
        value={list}
      />
      {data ? (
        <section aria-labelledby="found" className="mt-5">
          <h2 className="text-muted" id="found" role="status">
            {t('admin-businesses:reviewsFound', {
              total: formatNumber(data.answer.total),
            })}
          </h2>
          {data.answer.reviews.map((review) => (
            <ModeratedCard key={review.id} list={list} review={review} />
          ))}
          <Paging onPage={(to) => show({ list, page: to })} page={page} pages={data.answer.pages} />
        </section>
      ) : error ? (
        <Unreachable onRetry={() => void refetch()} />
      ) : (
        <CardSkeletons count={3} />
      )}
    </>
  )
}

function ModeratedCard({ review, list }: { review: ModeratedReview; list: ModeratedList }) {
  const { id, stars, text, author, writtenAt, business, reports, note } = review
  const moderating = useModerate(id)
  const heading = `moderated-${id}`
  const decide = (decision: 'published' | 'declined', reason: string) =>
    moderating.mutate(
      { decision, note: reason },
      { onSuccess: () => toast({ title: t(`admin-businesses:reviewDone.${decision}`) }) },
    )
  return (
    <article aria-labelledby={heading} className="mt-4 rounded-card bg-raised p-5 shadow-card sm:p-6">
      <h3 className="font-semibold text-lg" id={heading}>
        <Link className="underline-offset-4 hover:underline" href={`/islamic-business/${business.seoSlug}`}>
          <bdi>{business.name}</bdi>
        </Link>
      </h3>
      <p className="text-muted text-sm">
        <bdi>{author}</bdi> · {formatInstant(writtenAt)}
      </p>
      <Stars stars={stars} />
      <p className="mt-3 whitespace-pre-line break-words" dir="auto">
        {text}
      </p>
      <ReportList
        reports={reports.map(({ reason, ...report }) => ({
          ...report,
          reason: t(`business-reviews:reasons.${reason}`),
        }))}
        title={t('admin-businesses:reports')}
      />
      {note && (
        <p className="mt-4 break-words rounded-xl bg-sunken px-4 py-3" dir="auto">
          {note}
        </p>
      )}
      <DecisionButtons
        acceptText={t(list === 'reported' ? 'admin-businesses:keep' : 'admin-businesses:publish')}
        failure={
          moderating.error ? t(`admin-businesses:failed.${moderationFailure(moderating.error)}`) : undefined
        }
        isBusy={moderating.isPending}
        longestReason={REPORT_LENGTH}
        onAccept={list === 'published' ? undefined : () => decide('published', '')}
        onDecline={(reason) => decide('declined', reason)}
      />
    </article>
  )
}
