import { Flag } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'wouter'
import { MOST_STARS } from '#shared/core/stars.ts'
import { formatNumber } from '#shared/web/i18n/format.ts'
import { formatInstant } from '#shared/web/i18n/format-instant.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { useUser } from '#shared/web/session/use-user.ts'
import { BarList } from '#shared/web/ui/bar-chart.tsx'
import { Button, buttonClass } from '#shared/web/ui/button.tsx'
import { SelectField } from '#shared/web/ui/select-field.tsx'
import { Skeleton } from '#shared/web/ui/skeleton.tsx'
import { Stars } from '#shared/web/ui/stars.tsx'
import { type ReviewSorting, reviewSortings } from '../../core/business-review.ts'
import type { BusinessAnswer } from '../../core/businesses.contract.ts'
import type { PublishedReview } from '../../core/reviews.contract.ts'
import { OwnReviewCard } from './own-review.tsx'
import { ReportDialog } from './report-dialog.tsx'
import { useOwnReview, useReviews } from './use-reviews.ts'

/** The reviews of a business: their numbers, one’s own, and those of others. */
export function ReviewsSection({ business: { seoSlug, isSample } }: { business: BusinessAnswer }) {
  const { data: user } = useUser()
  return (
    <section
      aria-labelledby="reviews"
      className="mt-6 rounded-card bg-raised p-6 shadow-card sm:p-8 print:hidden"
    >
      <h2 className="text-xl" id="reviews">
        {t('business-reviews:title')}
      </h2>
      {isSample ? (
        <p className="mt-2 text-muted">{t('business-reviews:sample')}</p>
      ) : (
        <>
          {user && <OwnReviewCard slug={seoSlug} user={user} />}
          {user === null && (
            <p className="mt-3">
              <Link
                className={buttonClass()}
                href={`/login?${new URLSearchParams({ from: `/islamic-business/${seoSlug}` })}`}
              >
                {t('business-reviews:signIn')}
              </Link>
            </p>
          )}
          <PublishedReviews canReport={Boolean(user)} slug={seoSlug} />
        </>
      )}
    </section>
  )
}

function PublishedReviews({ slug, canReport }: { slug: string; canReport: boolean }) {
  const [sort, setSort] = useState<ReviewSorting>('newest')
  const ownId = useOwnReview(slug, canReport).data?.review?.id
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage, isFetchNextPageError } =
    useReviews(slug, sort)
  if (!data && error) {
    return (
      <p className="mt-4">
        <span className="text-ending">{t('business-reviews:unreadable')}</span>{' '}
        <Button onClick={() => void refetch()}>{t('directory:again')}</Button>
      </p>
    )
  }
  if (!data) return <Skeleton className="mt-4 block h-28 w-full" />
  const [first] = data.pages
  if (!first || first.total === 0) return <p className="mt-4 text-muted">{t('business-reviews:none')}</p>
  return (
    <>
      <Distribution rating={first.rating} stars={first.stars} total={first.total} />
      <SelectField
        className="mt-5 sm:w-52"
        label={t('business-reviews:sort.label')}
        onChoose={setSort}
        options={reviewSortings.map((value) => ({ value, text: t(`business-reviews:sort.${value}`) }))}
        value={sort}
      />
      <ul className="mt-2">
        {data.pages.flatMap(({ reviews }) =>
          reviews.map((review) => (
            <ReviewRow canReport={canReport && review.id !== ownId} key={review.id} review={review} />
          )),
        )}
      </ul>
      {isFetchNextPageError && (
        <p className="mt-3 text-ending" role="alert">
          {t('business-reviews:unreadable')}
        </p>
      )}
      {hasNextPage && (
        <Button className="mt-4" disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('directory:more')}
        </Button>
      )}
    </>
  )
}

/** The mean in words, and a bar for each number of stars, from five to one. */
function Distribution({ stars, rating, total }: { stars: readonly number[]; rating: string; total: number }) {
  const mean = formatNumber(Number(rating), { minimumFractionDigits: 1, maximumFractionDigits: 1 })
  return (
    <div className="mt-4 max-w-md">
      <p className="mb-3">
        {t('businesses:rating', { count: total, number: formatNumber(total), rating: mean })}
      </p>
      <BarList
        bars={stars
          .map((count, at) => ({
            key: String(at + 1),
            name: t('directory:stars', {
              number: formatNumber(at + 1),
              most: formatNumber(MOST_STARS),
            }),
            value: count,
            text: formatNumber(count),
          }))
          .toReversed()}
        label={t('business-reviews:distribution')}
      />
    </div>
  )
}

function ReviewRow({ review, canReport }: { review: PublishedReview; canReport: boolean }) {
  const [reporting, setReporting] = useState(false)
  const { id, stars, text, author, writtenAt } = review
  return (
    <li className="border-hairline border-b py-4 last:border-b-0">
      <Stars stars={stars} />
      <p className="whitespace-pre-line break-words" dir="auto">
        {text}
      </p>
      <p className="mt-1 flex flex-wrap items-center justify-between gap-x-3 text-muted text-sm">
        <span>
          <bdi>{author}</bdi> · {formatInstant(writtenAt)}
        </span>
        {canReport && (
          <Button look="plain" onClick={() => setReporting(true)}>
            <Flag aria-hidden size={15} />
            {t('business-reviews:report.open')}
          </Button>
        )}
      </p>
      {reporting && <ReportDialog id={id} onClose={() => setReporting(false)} />}
    </li>
  )
}
