import { and, asc, count, desc, eq, inArray } from 'drizzle-orm'
import { AppError } from '#shared/core/app-error.ts'
import type { Database } from '#shared/server/database/database.ts'
import { notFound } from '#shared/server/http/answer-errors.ts'
import { accounts } from '#shared/server/session/account.table.ts'
import { accountName } from '#shared/server/session/account-name.ts'
import type { ReviewStatus } from '../core/business-review.ts'
import type { ModeratedReview, moderatedLists } from '../core/reviews.contract.ts'
import { businesses } from './businesses.table.ts'
import { isReported, toPublished } from './reviews.repository.ts'
import { businessReviewReports, businessReviews } from './reviews.table.ts'

type Queries = Pick<Database, 'db'>
type ModeratedList = (typeof moderatedLists)[number]

const PAGE_SIZE = 20

export const countWaitingReviews = ({ db }: Database): Promise<number> =>
  db.$count(businessReviews, eq(businessReviews.status, 'waiting'))

/** A page of the reviews of a list, with their reports. */
export async function listForModerator(
  { db }: Queries,
  { list, page }: { readonly list: ModeratedList; readonly page: number },
) {
  const filter = filterOf({ db }, list)
  const [counted] = await db.select({ total: count() }).from(businessReviews).where(filter)
  const isQueue = list === 'waiting' || list === 'reported'
  const rows = await db
    .select({ review: businessReviews, author: accountName, business: businesses.entry })
    .from(businessReviews)
    .innerJoin(accounts, eq(accounts.id, businessReviews.accountId))
    .leftJoin(businesses, eq(businesses.slug, businessReviews.slug))
    .where(filter)
    .orderBy((isQueue ? asc : desc)(businessReviews.writtenAt), businessReviews.id)
    .limit(PAGE_SIZE)
    .offset((page - 1) * PAGE_SIZE)
  const reports = await reportsOf(
    { db },
    rows.map(({ review }) => review.id),
  )
  const total = counted?.total ?? 0
  return {
    reviews: rows.map(
      ({ review, author, business }): ModeratedReview => ({
        ...toPublished(review, author),
        status: review.status,
        note: review.note,
        business: { name: business?.name ?? review.slug, seoSlug: review.slug },
        reports: reports
          .filter(({ reviewId }) => reviewId === review.id)
          .map(({ reason, text, reportedAt }) => ({ reason, text, reportedAt: reportedAt.toISOString() })),
      }),
    ),
    total,
    page,
    pages: Math.max(1, Math.ceil(total / PAGE_SIZE)),
  }
}

const filterOf = ({ db }: Queries, list: ModeratedList) =>
  list === 'reported'
    ? and(eq(businessReviews.status, 'published'), isReported(db))
    : eq(businessReviews.status, list)

const reportsOf = ({ db }: Queries, ids: readonly string[]) =>
  ids.length === 0
    ? []
    : db
        .select()
        .from(businessReviewReports)
        .where(inArray(businessReviewReports.reviewId, [...ids]))
        .orderBy(businessReviewReports.reportedAt)

/**
 * Publishes or declines a review; either answers its reports. Throws `not_found`, and `own_review` for a review of the
 * moderator.
 */
export async function moderate(
  { db }: Queries,
  moderatorId: string,
  id: string,
  { decision, note }: { readonly decision: Exclude<ReviewStatus, 'waiting'>; readonly note: string },
): Promise<void> {
  await db.transaction(async (transaction) => {
    const [review] = await transaction
      .select()
      .from(businessReviews)
      .where(eq(businessReviews.id, id))
      .for('update')
    if (!review) throw notFound()
    if (review.accountId === moderatorId) {
      throw new AppError('own_review', 403, 'Nobody decides on their own review.')
    }
    await transaction
      .update(businessReviews)
      .set({ status: decision, note: note || null })
      .where(eq(businessReviews.id, id))
    await transaction.delete(businessReviewReports).where(eq(businessReviewReports.reviewId, id))
  })
}
