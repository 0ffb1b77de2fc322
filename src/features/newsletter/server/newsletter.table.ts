import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { TableGroups } from '#shared/core/stored-data.ts'

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

export const tableGroups: TableGroups = { newsletter_subscribers: 'newsletter' }
