import { and, asc, count, desc, eq, exists, inArray, type SQL, sql } from 'drizzle-orm'
import { AppError } from '#shared/core/app-error.ts'
import type { Database } from '#shared/server/database/database.ts'
import { isListed } from '#shared/server/directory/directory-columns.ts'
import { notFound } from '#shared/server/http/answer-errors.ts'
import { accounts } from '#shared/server/session/account.table.ts'
import { accountName } from '#shared/server/session/account-name.ts'
import { readSiteSettings } from '#shared/server/site-settings/read-site-settings.ts'
import {
  REVIEWS_PER_PAGE,
  type ReportReason,
  type ReviewCount,
  type ReviewSorting,
  reviewCountOf,
  type StarCounts,
} from '../core/business-review.ts'
import type { OwnReview, PublishedReview } from '../core/reviews.contract.ts'
import { businesses } from './businesses.table.ts'
import { businessReviewReports, businessReviews } from './reviews.table.ts'

type Queries = Pick<Database, 'db'>
type Row = typeof businessReviews.$inferSelect

/** One’s own review of a business. */
interface OwnKey {
  readonly slug: string
  readonly accountId: string
}

const isPublished = eq(businessReviews.status, 'published')

const orders: Readonly<Record<ReviewSorting, readonly SQL[]>> = {
  newest: [desc(businessReviews.writtenAt)],
  oldest: [asc(businessReviews.writtenAt)],
  highest: [desc(businessReviews.stars), desc(businessReviews.writtenAt)],
  lowest: [asc(businessReviews.stars), desc(businessReviews.writtenAt)],
}

/** The numbers of published reviews of each business that has some. */
export async function reviewCounts(
  { db }: Queries,
  slugs: readonly string[],
): Promise<Map<string, ReviewCount>> {
  if (slugs.length === 0) return new Map()
  const stars = await starCounts({ db }, slugs)
  return new Map([...stars].map(([slug, each]) => [slug, reviewCountOf(each)]))
}

async function starCounts({ db }: Queries, slugs: readonly string[]): Promise<Map<string, StarCounts>> {
  const rows = await db
    .select({ slug: businessReviews.slug, stars: businessReviews.stars, count: count() })
    .from(businessReviews)
    .where(and(inArray(businessReviews.slug, [...slugs]), isPublished))
    .groupBy(businessReviews.slug, businessReviews.stars)
  const found = new Map<string, [number, number, number, number, number]>()
  for (const row of rows) {
    const counts = found.get(row.slug) ?? [0, 0, 0, 0, 0]
    counts[row.stars - 1] = row.count
    found.set(row.slug, counts)
  }
  return found
}

/** A page of the published reviews of a business. Throws `not_found` without the business. */
export async function listPublished(
  { db }: Queries,
  slug: string,
  { sort, page }: { readonly sort: ReviewSorting; readonly page: number },
) {
  await existingBusiness({ db }, slug)
  const stars = (await starCounts({ db }, [slug])).get(slug) ?? [0, 0, 0, 0, 0]
  const { rating, totalReviews } = reviewCountOf(stars)
  const rows = await db
    .select({ review: businessReviews, author: accountName })
    .from(businessReviews)
    .innerJoin(accounts, eq(accounts.id, businessReviews.accountId))
    .where(and(eq(businessReviews.slug, slug), isPublished))
    .orderBy(...orders[sort], businessReviews.id)
    .limit(REVIEWS_PER_PAGE)
    .offset((page - 1) * REVIEWS_PER_PAGE)
  return {
    reviews: rows.map(({ review, author }) => toPublished(review, author)),
    stars: [...stars],
    rating,
    total: totalReviews,
    page,
    pages: Math.max(1, Math.ceil(totalReviews / REVIEWS_PER_PAGE)),
  }
}

/** A review with its author’s name. */
export const toPublished = ({ id, stars, text, writtenAt }: Row, author: string): PublishedReview => ({
  id,
  stars,
  text,
  author,
  writtenAt: writtenAt.toISOString(),
})

/** One’s own review; `null` without one. Throws `not_found` without the business. */
export async function readOwnReview({ db }: Queries, key: OwnKey): Promise<OwnReview | null> {
  await existingBusiness({ db }, key.slug)
  const [found] = await db.select().from(businessReviews).where(isOwn(key))
  return found ? toOwn(found) : null
}

/**
 * Writes or changes one’s own review, which waits for a moderator again unless the site settings turn moderation off. Throws `not_found` or
 * `sample_not_reviewed`.
 */
export async function storeReview(
  { db }: Queries,
  key: OwnKey,
  review: { readonly stars: number; readonly text: string },
  writtenAt: Date,
): Promise<OwnReview> {
  const { source } = await existingBusiness({ db }, key.slug)
  if (source === 'sample') {
    throw new AppError('sample_not_reviewed', 409, 'This business is an invented example.')
  }
  const { contentModeration } = await readSiteSettings({ db })
  const status = contentModeration ? ('waiting' as const) : ('published' as const)
  const written = { ...review, writtenAt, status, note: null }
  return db.transaction(async (transaction) => {
    const [stored] = await transaction
      .insert(businessReviews)
      .values({ ...key, ...written })
      .onConflictDoUpdate({ target: [businessReviews.slug, businessReviews.accountId], set: written })
      .returning()
    if (!stored) throw new Error('The review was not stored.')
    // They were about the earlier text.
    await transaction.delete(businessReviewReports).where(eq(businessReviewReports.reviewId, stored.id))
    return toOwn(stored)
  })
}

export const deleteReview = async ({ db }: Queries, key: OwnKey): Promise<void> => {
  await db.delete(businessReviews).where(isOwn(key))
}

/** Stores a report of a published review, instead of an earlier one of the account. Throws `not_found`. */
export async function storeReport(
  { db }: Queries,
  { id, accountId }: { readonly id: string; readonly accountId: string },
  report: { readonly reason: ReportReason; readonly text: string },
  reportedAt: Date,
): Promise<void> {
  const [review] = await db
    .select({ id: businessReviews.id })
    .from(businessReviews)
    .where(and(eq(businessReviews.id, id), isPublished))
  if (!review) throw notFound()
  const stored = { ...report, reportedAt }
  await db
    .insert(businessReviewReports)
    .values({ reviewId: id, accountId, ...stored })
    .onConflictDoUpdate({
      target: [businessReviewReports.reviewId, businessReviewReports.accountId],
      set: stored,
    })
}

/** The reviews of an account with the slugs of their businesses, for its export. */
export async function reviewsOf({ db }: Queries, accountId: string) {
  const rows = await db.select().from(businessReviews).where(eq(businessReviews.accountId, accountId))
  return rows.map((row) => ({ ...toOwn(row), business: row.slug }))
}

/** The open reports of an account with the slugs of the reviewed businesses, for its export. */
export async function reportsOf({ db }: Queries, accountId: string) {
  const { reviewId, reason, text, reportedAt } = businessReviewReports
  const rows = await db
    .select({ reviewId, business: businessReviews.slug, reason, text, reportedAt })
    .from(businessReviewReports)
    .innerJoin(businessReviews, eq(businessReviews.id, reviewId))
    .where(eq(businessReviewReports.accountId, accountId))
  return rows.map((report) => ({ ...report, reportedAt: report.reportedAt.toISOString() }))
}

/** Deletes reviews of businesses that are no longer listed. */
export const deleteReviewsOfNobody = ({ db }: Queries) =>
  db.execute(
    sql`delete from business_reviews
      where not exists (select from businesses where businesses.slug = business_reviews.slug)`,
  )

const isOwn = ({ slug, accountId }: OwnKey) =>
  and(eq(businessReviews.slug, slug), eq(businessReviews.accountId, accountId))

const toOwn = ({ id, stars, text, status, writtenAt, note }: Row): OwnReview => ({
  id,
  stars,
  text,
  status,
  writtenAt: writtenAt.toISOString(),
  note,
})

async function existingBusiness({ db }: Queries, slug: string) {
  const [found] = await db
    .select({ source: businesses.source })
    .from(businesses)
    .where(and(eq(businesses.slug, slug), isListed(businesses)))
  if (!found) throw notFound()
  return found
}

/** Whether a review has reports. */
export const isReported = (db: Queries['db']) =>
  exists(
    db
      .select({ one: sql`1` })
      .from(businessReviewReports)
      .where(eq(businessReviewReports.reviewId, businessReviews.id)),
  )
