import { sql } from 'drizzle-orm'
import {
  check,
  date,
  index,
  integer,
  pgTable,
  smallint,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import type { TableGroups } from '#shared/core/stored-data.ts'
import { softDeletion } from '#shared/server/admin/soft-deletion.ts'
import { issueStatuses } from '../core/newsletter-issue.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true })

/** People who subscribed to the newsletter. Unconfirmed ones are deleted after a week. */
export const newsletterSubscribers = pgTable('newsletter_subscribers', {
  id: uuid().primaryKey().defaultRandom(),
  email: text().notNull(),
  emailKey: text('email_key').notNull().unique(),
  language: text().notNull(),
  /** 256 random bits, in the links that confirm and end the subscription. */
  token: text().notNull().unique(),
  requestedAt: instant('requested_at').notNull(),
  confirmedAt: instant('confirmed_at'),
})

/** How many people unsubscribed each day. Their addresses are deleted. */
export const newsletterEndings = pgTable('newsletter_endings', {
  day: date().primaryKey(),
  count: integer().notNull(),
})

/** Issues of the newsletter, and how far sending has come. */
export const newsletterIssues = pgTable(
  'newsletter_issues',
  {
    id: uuid().primaryKey().defaultRandom(),
    subject: text().notNull(),
    markdown: text().notNull(),
    subjectArabic: text('subject_arabic').notNull(),
    markdownArabic: text('markdown_arabic').notNull(),
    version: integer().notNull().default(1),
    status: text({ enum: issueStatuses }).notNull().default('draft'),
    sendAt: instant('send_at'),
    startedAt: instant('started_at'),
    endedAt: instant('ended_at'),
    recipients: integer().notNull().default(0),
    sent: integer().notNull().default(0),
    failed: integer().notNull().default(0),
    updatedAt: instant('updated_at').notNull(),
    ...softDeletion,
  },
  (table) => [
    index('newsletter_issues_updated').on(table.updatedAt),
    check('newsletter_issues_scheduled', sql`${table.status} <> 'scheduled' or ${table.sendAt} is not null`),
  ],
)

/** The emails of an issue that still have to be sent. A row is deleted when its email was sent or failed. */
export const newsletterDeliveries = pgTable(
  'newsletter_deliveries',
  {
    id: uuid().primaryKey().defaultRandom(),
    issueId: uuid('issue_id')
      .notNull()
      .references(() => newsletterIssues.id, { onDelete: 'cascade' }),
    subscriberId: uuid('subscriber_id')
      .notNull()
      .references(() => newsletterSubscribers.id, { onDelete: 'cascade' }),
    attempts: smallint().notNull().default(0),
    dueAt: instant('due_at').notNull(),
    /** When an instance took it to send it; it never goes back to another one. */
    claimedAt: instant('claimed_at'),
  },
  (table) => [
    unique('newsletter_deliveries_once').on(table.issueId, table.subscriberId),
    index('newsletter_deliveries_subscriber').on(table.subscriberId),
    index('newsletter_deliveries_due').on(table.dueAt),
  ],
)

export const tableGroups: TableGroups = {
  newsletter_subscribers: 'newsletter',
  newsletter_endings: 'nobody',
  newsletter_issues: 'nobody',
  newsletter_deliveries: 'newsletter',
}
