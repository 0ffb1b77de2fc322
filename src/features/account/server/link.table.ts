import { pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { accounts } from '#shared/server/session/account.table.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true })

/** Links that letters carry, each good once. An account has one of each kind at most: the newest. */
export const accountLinks = pgTable(
  'account_links',
  {
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    kind: text({ enum: ['reset', 'email'] }).notNull(),
    /** SHA-256 of the token, hexadecimal. */
    tokenHash: text('token_hash').notNull().unique(),
    /** The address that the link proves. */
    email: text().notNull(),
    createdAt: instant('created_at').notNull(),
    endsAt: instant('ends_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.kind] })],
)
