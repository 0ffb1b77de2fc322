import { index, pgTable, primaryKey, smallint, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { TableGroups } from '#shared/core/stored-data.ts'
import { accounts } from '#shared/server/session/account.table.ts'
import { reportReasons, reviewStatuses } from '../core/business-review.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true })

/** Reviews of businesses, deleted with their author’s account. */
export const businessReviews = pgTable(
  'business_reviews',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** No foreign key: an import may remove all businesses and write them again. */
    slug: text().notNull(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    stars: smallint().notNull(),
    text: text().notNull(),
    status: text({ enum: reviewStatuses }).notNull().default('waiting'),
    writtenAt: instant('written_at').notNull(),
    note: text(),
  },
  (table) => [
    uniqueIndex('business_reviews_author').on(table.slug, table.accountId),
    index('business_reviews_shown').on(table.slug, table.status, table.writtenAt),
    index('business_reviews_queue').on(table.status, table.writtenAt),
    index('business_reviews_account').on(table.accountId),
  ],
)

/** Reports of reviews that no moderator has looked at. */
export const businessReviewReports = pgTable(
  'business_review_reports',
  {
    reviewId: uuid('review_id')
      .notNull()
      .references(() => businessReviews.id, { onDelete: 'cascade' }),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    reason: text({ enum: reportReasons }).notNull(),
    text: text().notNull(),
    reportedAt: instant('reported_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.reviewId, table.accountId] }),
    index('business_review_reports_account').on(table.accountId),
  ],
)

export const tableGroups: TableGroups = {
  business_reviews: 'businesses',
  business_review_reports: 'businesses',
}
