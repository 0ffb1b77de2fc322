import { eq } from 'drizzle-orm'
import type { Role } from '#shared/core/roles.ts'
import type { Database } from '../database/database.ts'
import { accounts } from './account.table.ts'
import { refuseLosingLast } from './last-administrator.ts'
import { sessions } from './session.table.ts'

/** The database, or a transaction to take part in. */
interface Transactions {
  readonly db: Pick<Database['db'], 'transaction'>
}

/**
 * Gives an account a role, or none, and ends its sessions, so that none keeps the old role. Returns whether
 * the account exists. Throws `last_administrator`.
 */
export async function giveRole({ db }: Transactions, accountId: string, role: Role | null): Promise<boolean> {
  return db.transaction(async (run) => {
    await refuseLosingLast({ db: run }, accountId, role)
    const changed = await run
      .update(accounts)
      .set({ role })
      .where(eq(accounts.id, accountId))
      .returning({ id: accounts.id })
    await run.delete(sessions).where(eq(sessions.accountId, accountId))
    return changed.length > 0
  })
}
