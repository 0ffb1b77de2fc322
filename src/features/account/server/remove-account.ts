import { and, eq, isNotNull, sql } from 'drizzle-orm'
import type { Database, Queries } from '#shared/server/database/database.ts'
import { accounts } from '#shared/server/session/account.table.ts'
import type { AccountDataSource } from '#shared/server/session/account-data-source.ts'
import { passkeys } from './passkeys/passkey.table.ts'
import { revokeAccess } from './with-unchanged-password.ts'

/** Those who write in an account that is being closed are waited for, and what hangs on it may be much. */
const PATIENCE = sql`set local statement_timeout = '120s'`

/**
 * From now on nobody can use the account: whatever opens it is gone, and whoever is about to write in it comes to
 * nothing. It waits for nobody. What the account holds goes with {@link removeClosed}.
 */
export async function closeAccount(run: Queries, id: string, now: Date): Promise<void> {
  await run.db.update(accounts).set({ closedAt: now, passwordHash: null }).where(eq(accounts.id, id))
  await revokeAccess(run, id)
  await run.db.delete(passkeys).where(eq(passkeys.accountId, id))
}

/**
 * Deletes closed accounts with everything in them, or the one of this id: what is much piece by piece, then the row with
 * the rest. What breaks off is ended by the next call.
 */
export async function removeClosed(
  database: Database,
  dataSources: readonly AccountDataSource[],
  id?: string,
): Promise<void> {
  const { db } = database
  const isClosed = and(isNotNull(accounts.closedAt), id === undefined ? undefined : eq(accounts.id, id))
  for (const closed of await db.select({ id: accounts.id }).from(accounts).where(isClosed)) {
    const row = and(eq(accounts.id, closed.id), isNotNull(accounts.closedAt))
    await db.transaction(async (run) => {
      await run.execute(PATIENCE)
      // Whoever wrote when it was closed has ended when this is had, and nobody begins after.
      await run.select({ id: accounts.id }).from(accounts).where(row).for('update')
    })
    for (const { remove } of dataSources) await remove?.(database, closed.id)
    await db.transaction(async (run) => {
      await run.execute(PATIENCE)
      await run.delete(accounts).where(row)
    })
  }
}
