import { and, eq, isNull } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import { AppError } from '#shared/core/app-error.ts'
import type { Database, Queries } from '#shared/server/database/database.ts'
import { accounts } from '#shared/server/session/account.table.ts'
import { endSessions } from '#shared/server/session/session.ts'
import type { Account } from './accounts.repository.ts'
import { forgetDevices } from './known-devices.ts'
import { deleteLinks } from './links.ts'

/**
 * Runs `work` in a transaction during which the password can’t change. Throws `wrong_credentials` when it
 * changed since `account` was read: a sign-in, passkey or link that began under the old password fails. Work
 * that changes the account itself takes the lock `no key update`.
 */
export async function withUnchangedPassword<Result>(
  { db }: Database,
  { id, passwordChangedAt }: Pick<Account, 'id' | 'passwordChangedAt'>,
  work: (transaction: Queries) => Promise<Result>,
  lock: 'share' | 'no key update' = 'share',
): Promise<Result> {
  return db.transaction(async (transaction) => {
    const [unchanged] = await transaction
      .select({ id: accounts.id })
      .from(accounts)
      .where(
        and(
          eq(accounts.id, id),
          eq(accounts.passwordChangedAt, passwordChangedAt),
          isNull(accounts.closedAt),
          isNull(accounts.suspendedAt),
        ),
      )
      .for(lock)
    if (!unchanged) {
      throw new AppError(
        'wrong_credentials',
        401,
        'The password has changed, or the account no longer exists.',
      )
    }
    return work({ db: transaction })
  })
}

/** Ends all sessions, links and known devices that the old password allowed, except the device of `request`. */
export async function revokeAccess(
  transaction: Queries,
  accountId: string,
  request?: FastifyRequest,
): Promise<void> {
  await endSessions(transaction, accountId)
  await forgetDevices(transaction, accountId, request)
  await deleteLinks(transaction, accountId)
}
