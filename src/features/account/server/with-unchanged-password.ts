import { and, eq, isNull } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import { AppError } from '#shared/core/app-error.ts'
import type { Database, Queries } from '#shared/server/database/database.ts'
import { accounts } from '#shared/server/session/account.table.ts'
import { endSessions } from '#shared/server/session/session.ts'
import type { Account } from './accounts.repository.ts'
import { forgetDevices } from './known-devices.ts'
import { dropLinks } from './links.ts'

/**
 * Does `work` in a transaction during which nobody sets the account a new password. Throws `wrong_credentials` when
 * somebody did since `account` was read: a sign-in, a passkey or a link that was on its way under the old password comes
 * to nothing. What changes the account itself takes the lock `no key update`.
 */
export async function withUnchangedPassword<Result>(
  { db }: Database,
  { id, passwordChangedAt }: Pick<Account, 'id' | 'passwordChangedAt'>,
  work: (run: Queries) => Promise<Result>,
  lock: 'share' | 'no key update' = 'share',
): Promise<Result> {
  return db.transaction(async (run) => {
    const [same] = await run
      .select({ id: accounts.id })
      .from(accounts)
      .where(
        and(
          eq(accounts.id, id),
          eq(accounts.passwordChangedAt, passwordChangedAt),
          isNull(accounts.closedAt),
        ),
      )
      .for(lock)
    if (!same) {
      throw new AppError(
        'wrong_credentials',
        401,
        'The password has changed, or the account no longer exists.',
      )
    }
    return work({ db: run })
  })
}

/** Whoever opened the account by its old password is out, but for the device of `request`, which stays known. */
export async function revokeAccess(run: Queries, accountId: string, request?: FastifyRequest): Promise<void> {
  await endSessions(run, accountId)
  await forgetDevices(run, accountId, request)
  await dropLinks(run, accountId)
}
