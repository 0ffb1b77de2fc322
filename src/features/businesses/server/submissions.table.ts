import { index, integer, jsonb, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { TableGroups } from '#shared/core/stored-data.ts'
import { accounts } from '#shared/server/session/account.table.ts'
import { type SubmittedBusiness, submissionFiles, submissionStatuses } from '../core/business-submission.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true })

/**
 * Businesses that people submitted. One that was decided or withdrawn is deleted after a while; an accepted one stays listed
 * in `businesses`, without its submitter.
 */
export const businessSubmissions = pgTable(
  'business_submissions',
  {
    /** Random, so that it is also the key to a submission without an account. */
    id: uuid().primaryKey().defaultRandom(),
    accountId: uuid('account_id').references(() => accounts.id, { onDelete: 'cascade' }),
    status: text({ enum: submissionStatuses }).notNull().default('waiting'),
    business: jsonb().$type<SubmittedBusiness>().notNull(),
    /** The language of emails to the submitter. */
    language: text().notNull(),
    submittedAt: instant('submitted_at').notNull(),
    endedAt: instant('ended_at'),
    note: text(),
    /** The slug of the listed business. */
    slug: text(),
  },
  (table) => [
    index('business_submissions_status').on(table.status, table.submittedAt),
    index('business_submissions_account').on(table.accountId),
  ],
)

/**
 * Photos and certificates; their bytes are in the file store. A file belongs to a submission or, once it is accepted, as
 * the photo to the business with that slug. An import that replaces all businesses may remove and restore one, so the
 * slug is no foreign key.
 */
export const businessFiles = pgTable(
  'business_files',
  {
    key: text().primaryKey(),
    submissionId: uuid('submission_id').references(() => businessSubmissions.id, { onDelete: 'cascade' }),
    slug: text(),
    kind: text({ enum: submissionFiles }).notNull(),
    /** The media type, detected from its bytes. */
    type: text().notNull(),
    bytes: integer().notNull(),
    /** SHA-256, hexadecimal. */
    hash: text().notNull(),
    /** The size of a picture in pixels. */
    width: integer(),
    height: integer(),
  },
  (table) => [
    uniqueIndex('business_files_submission').on(table.submissionId, table.kind),
    uniqueIndex('business_files_slug').on(table.slug, table.kind),
  ],
)

export const tableGroups: TableGroups = {
  business_submissions: 'businesses',
  business_files: 'businesses',
}
