import { and, eq, isNotNull, sql } from 'drizzle-orm'
import type { Database, Queries } from '#shared/server/database/database.ts'
import { accounts } from '#shared/server/session/account.table.ts'
import type { AccountDataSource } from '#shared/server/session/account-data-source.ts'
import { refuseLosingLast } from '#shared/server/session/last-administrator.ts'
import { passkeys } from './passkeys/passkey.table.ts'
import { revokeAccess } from './with-unchanged-password.ts'

/** Waits for running writes and may delete many rows. */
const LONG_TIMEOUT = sql`set local statement_timeout = '120s'`

/**
 * Closes an account at once: sessions, links and passkeys are deleted and later writes fail. {@link
 * deleteClosedAccounts} deletes its data. Throws `last_administrator`.
 */
export async function closeAccount(transaction: Queries, id: string, now: Date): Promise<void> {
  await refuseLosingLast(transaction, id, null)
  await transaction.db.update(accounts).set({ closedAt: now, passwordHash: null }).where(eq(accounts.id, id))
  await revokeAccess(transaction, id)
  await transaction.db.delete(passkeys).where(eq(passkeys.accountId, id))
}

/**
 * Deletes closed accounts and their data, or the one with this id. Large data goes in batches, then the row
 * with the rest. An interrupted deletion is continued by the next call.
 */
export async function deleteClosedAccounts(
  database: Database,
  dataSources: readonly AccountDataSource[],
  id?: string,
): Promise<void> {
  const { db } = database
  const isClosed = and(isNotNull(accounts.closedAt), id === undefined ? undefined : eq(accounts.id, id))
  for (const closed of await db.select({ id: accounts.id }).from(accounts).where(isClosed)) {
    const row = and(eq(accounts.id, closed.id), isNotNull(accounts.closedAt))
    await db.transaction(async (transaction) => {
      await transaction.execute(LONG_TIMEOUT)
      // Taking this lock waits for running writes; new ones are rejected because the account is closed.
      await transaction.select({ id: accounts.id }).from(accounts).where(row).for('update')
    })
    for (const { remove } of dataSources) await remove?.(database, closed.id)
    await db.transaction(async (transaction) => {
      await transaction.execute(LONG_TIMEOUT)
      await transaction.delete(accounts).where(row)
    })
  }
}
