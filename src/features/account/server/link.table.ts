import { pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { TableGroups } from '#shared/core/stored-data.ts'
import { accounts } from '#shared/server/session/account.table.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true })

/** Emailed links, each valid once. An account has at most one of each kind: the newest. */
export const accountLinks = pgTable(
  'account_links',
  {
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    kind: text({ enum: ['reset', 'email'] }).notNull(),
    /** SHA-256 of the token, hexadecimal. */
    tokenHash: text('token_hash').notNull().unique(),
    /** The address that opening the link confirms. */
    email: text().notNull(),
    createdAt: instant('created_at').notNull(),
    endsAt: instant('ends_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.kind] })],
)

export const tableGroups: TableGroups = { account_links: 'account' }
