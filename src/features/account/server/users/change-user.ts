import { and, eq, inArray, isNull, ne, sql } from 'drizzle-orm'
import { AppError } from '#shared/core/app-error.ts'
import { administrators, type Role } from '#shared/core/roles.ts'
import { addAuditEntry } from '#shared/server/admin/add-audit-entry.ts'
import type { Queries } from '#shared/server/database/database.ts'
import { notFound } from '#shared/server/http/answer-errors.ts'
import type { Services } from '#shared/server/services.ts'
import { accounts } from '#shared/server/session/account.table.ts'
import { giveRole } from '#shared/server/session/give-role.ts'
import { endSessions, type Session } from '#shared/server/session/session.ts'
import type { UserAction } from '../../core/user-statuses.ts'
import type { Account } from '../accounts.repository.ts'
import { forgetDevices } from '../known-devices.ts'

type Actor = Session['account']

/** A number of its own among the database's advisory locks. */
const ADMINISTRATORS_LOCK = 7301

type Transaction = Parameters<Parameters<Services['database']['db']['transaction']>[0]>[0]

/**
 * Gives an account a role, or none, and ends its sessions. Throws `not_found`, `super_admin_needed` or
 * `last_administrator`.
 */
export async function changeRole(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  actor: Actor,
  id: string,
  role: Role | null,
): Promise<void> {
  await database.db.transaction(async (run) => {
    const account = await lockUser(run, id)
    if (account.role === role) return
    refuseAboveOwnRole(actor, account.role)
    refuseAboveOwnRole(actor, role)
    await refuseLosingLast(run, account, role)
    await giveRole({ db: run }, id, role)
    await addAuditEntry(
      { db: run },
      {
        ...entryOf(actor, id, clock()),
        action: 'role',
        before: { role: account.role },
        after: { role },
      },
    )
  })
}

/**
 * Suspends an account, lets it sign in again, or ends its sessions. Throws `not_found`, `super_admin_needed`,
 * `own_account` or `last_administrator`.
 */
export async function actOnUser(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  actor: Actor,
  id: string,
  action: UserAction,
): Promise<void> {
  await database.db.transaction(async (run) => {
    const account = await lockUser(run, id)
    if (id !== actor.id) refuseAboveOwnRole(actor, account.role)
    const suspendedAt = action === 'suspend' ? (account.suspendedAt ?? clock()) : null
    if (action === 'suspend') {
      if (id === actor.id) throw new AppError('own_account', 403, 'You can’t suspend your own account.')
      await refuseLosingLast(run, account, null)
    }
    if (action !== 'end-sessions') await run.update(accounts).set({ suspendedAt }).where(eq(accounts.id, id))
    if (action !== 'restore') {
      await endSessions({ db: run }, id)
      await forgetDevices({ db: run }, id)
    }
    const status = (at: Date | null) => ({ status: at ? 'suspended' : 'active' })
    await addAuditEntry(
      { db: run },
      {
        ...entryOf(actor, id, clock()),
        action,
        before: action === 'end-sessions' ? null : status(account.suspendedAt),
        after: action === 'end-sessions' ? null : status(suspendedAt),
      },
    )
  })
}

const entryOf = (actor: Actor, itemId: string, at: Date) => ({
  actorId: actor.id,
  at,
  itemType: 'user',
  itemId,
})

/**
 * Throws `last_administrator` if the account is the last super_admin, or the last administrator at all, and would not be it
 * with `role`. Until the transaction of the change ends, others that change an administrator wait here. Lock the account
 * first: another order would cause deadlocks.
 */
export async function refuseLosingLast(
  run: Queries['db'],
  account: Pick<Account, 'id' | 'role' | 'suspendedAt'>,
  role: Role | null,
): Promise<void> {
  if (!account.role || !administrators.includes(account.role) || account.suspendedAt) return
  await run
    .select({ locked: sql`pg_advisory_xact_lock(${ADMINISTRATORS_LOCK})` })
    .from(accounts)
    .where(eq(accounts.id, account.id))
  const others = await otherAdministrators(run, account.id)
  const isLast = others.length === 0 && !(role && administrators.includes(role))
  const isLastSuper =
    account.role === 'super_admin' &&
    role !== 'super_admin' &&
    !others.some((other) => other.role === 'super_admin')
  if (isLast || isLastSuper)
    throw new AppError('last_administrator', 409, 'This is the last administrator of this server.')
}

/** The administrators besides one that can sign in. */
async function otherAdministrators(run: Queries['db'], id: string) {
  return run
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

/** An account, locked until the transaction ends. Throws `not_found`. */
async function lockUser(run: Transaction, id: string): Promise<Account> {
  const [account] = await run
    .select()
    .from(accounts)
    .where(and(eq(accounts.id, id), isNull(accounts.closedAt)))
    .for('no key update')
  if (!account) throw notFound()
  return account
}

/** Only a super_admin decides who becomes or stays an administrator. */
function refuseAboveOwnRole(actor: Actor, role: Role | null): void {
  if (actor.role === 'super_admin' || role === null || !administrators.includes(role)) return
  throw new AppError('super_admin_needed', 403, 'Only a super_admin can decide about administrators.')
}
