import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { TableGroups } from '#shared/core/stored-data.ts'
import { messageStatuses } from '../core/contact-message.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true })

/** Messages from the contact form. Answered ones are deleted after a while. */
export const contactMessages = pgTable(
  'contact_messages',
  {
    id: uuid().primaryKey().defaultRandom(),
    name: text().notNull(),
    email: text().notNull(),
    subject: text().notNull(),
    message: text().notNull(),
    language: text().notNull(),
    status: text({ enum: messageStatuses }).notNull().default('open'),
    receivedAt: instant('received_at').notNull(),
    answeredAt: instant('answered_at'),
  },
  (table) => [index('contact_messages_status').on(table.status, table.receivedAt)],
)

export const tableGroups: TableGroups = { contact_messages: 'messages' }
