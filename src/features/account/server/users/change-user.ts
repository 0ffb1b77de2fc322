import { and, eq, isNull } from 'drizzle-orm'
import { AppError } from '#shared/core/app-error.ts'
import { administrators, type Role } from '#shared/core/roles.ts'
import { addAuditEntry } from '#shared/server/admin/add-audit-entry.ts'
import { notFound } from '#shared/server/http/answer-errors.ts'
import type { Services } from '#shared/server/services.ts'
import { accounts } from '#shared/server/session/account.table.ts'
import { giveRole } from '#shared/server/session/give-role.ts'
import { refuseLosingLast } from '#shared/server/session/last-administrator.ts'
import { endSessions, type Session } from '#shared/server/session/session.ts'
import type { UserAction } from '../../core/user-statuses.ts'
import type { Account } from '../accounts.repository.ts'
import { forgetDevices } from '../known-devices.ts'

type Actor = Session['account']

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
      await refuseLosingLast({ db: run }, id, null)
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
