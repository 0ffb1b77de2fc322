import { AppError } from '#shared/core/app-error.ts'
import { logout, readUser } from '#shared/core/session/session.contract.ts'
import { guardedRoute, route } from '#shared/server/http/route.ts'
import type { ServerFeature } from '#shared/server/services.ts'
import { endSession } from '#shared/server/session/session.ts'
import { login, register } from '../core/account.contract.ts'
import { maySeeOwnAccount } from './account.policy.ts'
import { createAccount, findAccount, userOf } from './accounts.repository.ts'
import { beginSession, clearCookie } from './begin-session.ts'
import { hashPassword, isPassword } from './passwords.ts'

/** Accounts and signing in. */
export const accountFeature: ServerFeature = (app, services) => {
  const { database, clock } = services

  guardedRoute(app, maySeeOwnAccount, readUser, ({ session }) => userOf(session.account))

  route(app, register, async ({ body, request, reply }) => {
    const passwordHash = await hashPassword(body.password)
    const username = body.username ?? body.email.split('@')[0] ?? ''
    const account = await createAccount(
      database,
      {
        email: body.email,
        username,
        firstName: body.firstName ?? null,
        lastName: body.lastName ?? null,
        passwordHash,
      },
      clock(),
    )
    return { sessionId: await beginSession(services, account.id, request, reply), user: userOf(account) }
  })

  route(app, login, async ({ body, request, reply }) => {
    const account = await findAccount(database, body.email)
    if (!(await isPassword(body.password, account?.passwordHash)) || !account) {
      throw new AppError('wrong_credentials', 401, 'The e-mail or the password is wrong.')
    }
    return { sessionId: await beginSession(services, account.id, request, reply), user: userOf(account) }
  })

  route(app, logout, async ({ request, reply }) => {
    const session = await app.sessionOf(request)
    if (session) await endSession(database, session.id, session.account.id)
    clearCookie(reply)
    return {}
  })
}
