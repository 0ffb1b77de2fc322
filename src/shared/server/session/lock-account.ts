import { and, eq, isNull } from 'drizzle-orm'
import type { Queries } from '../database/database.ts'
import { accounts } from './account.table.ts'
import { notSignedIn } from './policy.ts'

/**
 * Prevents the deletion of the account until the transaction `db` ends. Call it before locking any data of
 * the account: the deletion locks the account first and then its data, and another order would cause
 * deadlocks. Throws `not_signed_in` if the account is deleted or being deleted.
 */
export async function lockAccount(db: Queries['db'], accountId: string): Promise<void> {
  const held = await db
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(eq(accounts.id, accountId), isNull(accounts.closedAt)))
    .for('key share')
  if (held.length === 0) throw notSignedIn()
}
