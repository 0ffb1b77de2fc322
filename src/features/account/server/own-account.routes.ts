import { guardedRoute } from '#shared/server/http/route.ts'
import type { RafiqServer } from '#shared/server/services.ts'
import { changePassword, changeProfile } from '../core/account.contract.ts'
import { mayChangeOwnAccount } from './account.policy.ts'
import { accountEmail, detectEmailLanguage, notifyOwner } from './account-emails.ts'
import type { AccountServices } from './account-services.ts'
import { changeAccount, toUser } from './accounts.repository.ts'
import { beginSession } from './begin-session.ts'
import { hashPassword } from './passwords.ts'
import { reauthenticate } from './reauthenticate.ts'
import { rejectCommonPassword } from './reject-common-password.ts'
import { revokeAccess, withUnchangedPassword } from './with-unchanged-password.ts'

/** Changing one’s own profile and password. */
export function ownAccountRoutes(app: RafiqServer, parts: AccountServices): void {
  const { database, clock } = parts

  guardedRoute(app, mayChangeOwnAccount, changeProfile, async ({ body, session }) =>
    toUser(
      await changeAccount(database, session.account.id, {
        ...(body.username !== undefined && { username: body.username }),
        ...(body.firstName !== undefined && { firstName: body.firstName || null }),
        ...(body.lastName !== undefined && { lastName: body.lastName || null }),
      }),
    ),
  )

  guardedRoute(app, mayChangeOwnAccount, changePassword, async ({ body, session, request, reply }) => {
    const { account } = session
    await reauthenticate(parts, session, body.currentPassword, reply)
    await rejectCommonPassword(parts, body.password, [
      account.email,
      account.username,
      account.firstName,
      account.lastName,
    ])
    const passwordHash = await hashPassword(body.password)
    const changed = await withUnchangedPassword(
      database,
      account,
      async (transaction) => {
        await revokeAccess(transaction, account.id, request)
        return changeAccount(transaction, account.id, {
          passwordHash,
          passwordChangedAt: clock(),
          language: detectEmailLanguage(account, body.language),
        })
      },
      'no key update',
    )
    notifyOwner(parts, account, accountEmail(changed, { about: 'passwordChanged' }), reply)
    return beginSession(parts, changed, request, reply)
  })
}
