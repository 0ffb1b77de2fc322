import { index, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { TableGroups } from '#shared/core/stored-data.ts'
import { accounts } from '#shared/server/session/account.table.ts'

/**
 * Devices that signed in to an account before. They have their own sign-in limit, so guessing elsewhere
 * doesn’t lock them out.
 */
export const knownDevices = pgTable(
  'known_devices',
  {
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** SHA-256 of the secret in the device’s cookie, hexadecimal. */
    secretHash: text('secret_hash').notNull(),
    lastUsedAt: timestamp('last_used_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.secretHash] }),
    index('known_devices_secret').on(table.secretHash),
    index('known_devices_last_used').on(table.lastUsedAt),
  ],
)

export const tableGroups: TableGroups = { known_devices: 'account' }
