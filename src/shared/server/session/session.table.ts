import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { TableGroups } from '#shared/core/stored-data.ts'
import { accounts } from './account.table.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true })

/** Signed-in devices. */
export const sessions = pgTable(
  'sessions',
  {
    /** The public handle, `x-session-id`; useless without the secret. */
    id: uuid().primaryKey().defaultRandom(),
    /** SHA-256 of the secret in the cookie, hexadecimal. */
    secretHash: text('secret_hash').notNull().unique(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** Such as `Firefox, Android`, for the list of sessions. */
    device: text().notNull(),
    createdAt: instant('created_at').notNull(),
    lastSeenAt: instant('last_seen_at').notNull(),
    /** When the user last signed in or confirmed their identity; some changes require this to be recent. */
    authenticatedAt: instant('authenticated_at').notNull(),
  },
  (table) => [
    index('sessions_account').on(table.accountId),
    index('sessions_last_seen').on(table.lastSeenAt),
  ],
)

export const tableGroups: TableGroups = { sessions: 'sessions' }
