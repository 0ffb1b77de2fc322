import { and, eq, isNull } from 'drizzle-orm'
import type { Queries } from '../database/database.ts'
import { accounts } from './account.table.ts'
import { notSignedIn } from './policy.ts'

/**
 * Nobody deletes the account until the transaction `db` ends. It comes before every other lock on what the account
 * has: its deletion takes the account first and then what hangs on it, and two who take locks in another order wait for
 * each other for ever. Throws `not_signed_in` when the account is gone or on its way
 * out.
 */
export async function lockAccount(db: Queries['db'], accountId: string): Promise<void> {
  const held = await db
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(eq(accounts.id, accountId), isNull(accounts.closedAt)))
    .for('key share')
  if (held.length === 0) throw notSignedIn()
}
