import { and, eq, inArray, isNull, ne, sql } from 'drizzle-orm'
import { AppError } from '#shared/core/app-error.ts'
import { administrators, type Role } from '#shared/core/roles.ts'
import type { Queries } from '../database/database.ts'
import { accounts } from './account.table.ts'

/** A number of its own among the database's advisory locks. */
const ADMINISTRATORS_LOCK = 7301

/**
 * Throws `last_administrator` if an account is the last super_admin, or the last administrator at all, and would not be it
 * with `role`. Locks the account; until the transaction of the change ends, others that change an administrator wait here.
 */
export async function refuseLosingLast({ db }: Queries, id: string, role: Role | null): Promise<void> {
  // The account first: another order would cause deadlocks.
  const [account] = await db
    .select({ role: accounts.role })
    .from(accounts)
    .where(and(eq(accounts.id, id), isNull(accounts.suspendedAt), isNull(accounts.closedAt)))
    .for('no key update')
  if (!account?.role || !administrators.includes(account.role)) return
  await db
    .select({ locked: sql`pg_advisory_xact_lock(${ADMINISTRATORS_LOCK})` })
    .from(accounts)
    .where(eq(accounts.id, id))
  const others = await otherAdministrators(db, id)
  const isLast = others.length === 0 && !(role && administrators.includes(role))
  const isLastSuper =
    account.role === 'super_admin' &&
    role !== 'super_admin' &&
    !others.some((other) => other.role === 'super_admin')
  if (isLast || isLastSuper)
    throw new AppError('last_administrator', 409, 'This is the last administrator of this server.')
}

/** The administrators besides one that can sign in. */
async function otherAdministrators(db: Queries['db'], id: string) {
  return db
    .select({ role: accounts.role })
    .from(accounts)
    .where(
      and(
        ne(accounts.id, id),
        inArray(accounts.role, [...administrators]),
        isNull(accounts.suspendedAt),
        isNull(accounts.closedAt),
      ),
    )
}
