import { stringifySetCookie } from 'cookie'
import { inArray } from 'drizzle-orm'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '#shared/core/app-error.ts'
import { cookiesNamed } from '#shared/server/http/cookies-named.ts'
import type { Services } from '#shared/server/services.ts'
import { sessions } from '#shared/server/session/session.table.ts'
import {
  ABSOLUTE_MS,
  endSurplus,
  hashSecret,
  newSecret,
  SESSION_COOKIE,
} from '#shared/server/session/session.ts'
import type { Settings } from '#shared/server/settings.ts'
import { type Account, toUser } from './accounts.repository.ts'
import { describeDevice } from './describe-device.ts'
import { DEVICE_COOKIE, DEVICE_LIFETIME_MS, rememberDevice } from './known-devices.ts'
import { withUnchangedPassword } from './with-unchanged-password.ts'

/**
 * Signs a device in with a new secret and ends its previous session. Returns the session’s id and the user.
 * Throws `account_suspended`, and `wrong_credentials` when the account’s password has changed since `account` was read.
 */
export async function beginSession(
  { database, clock, settings }: Pick<Services, 'database' | 'clock' | 'settings'>,
  account: Account,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  if (account.suspendedAt) throw suspended()
  const secret = newSecret()
  const now = clock()
  const oldSecrets = cookiesNamed(SESSION_COOKIE, request).map(hashSecret)
  const { id, device } = await withUnchangedPassword(database, account, async (transaction) => {
    if (oldSecrets.length > 0)
      await transaction.db.delete(sessions).where(inArray(sessions.secretHash, oldSecrets))
    const [created] = await transaction.db
      .insert(sessions)
      .values({
        secretHash: hashSecret(secret),
        accountId: account.id,
        device: describeDevice(request.headers['user-agent']),
        createdAt: now,
        lastSeenAt: now,
        authenticatedAt: now,
      })
      .returning({ id: sessions.id })
    if (!created) throw new Error('A session was not stored.')
    await endSurplus(transaction, account.id, created.id)
    return { id: created.id, device: await rememberDevice(transaction, request, account.id, now) }
  })
  reply.header('set-cookie', [
    cookie(settings, SESSION_COOKIE, secret, ABSOLUTE_MS),
    cookie(settings, DEVICE_COOKIE, device, DEVICE_LIFETIME_MS),
  ])
  reply.header('cache-control', 'no-store')
  return { sessionId: id, user: toUser(account) }
}

const suspended = () =>
  new AppError(
    'account_suspended',
    403,
    'This account is suspended. Write to the people who run this server.',
  )

export function clearCookie(settings: Settings, reply: FastifyReply): void {
  reply.header('set-cookie', cookie(settings, SESSION_COOKIE, '', 0))
  reply.header('cache-control', 'no-store')
}

const cookie = ({ COOKIE_SECURE }: Settings, name: string, value: string, lifetimeMs: number) =>
  stringifySetCookie(name, value, {
    path: '/api',
    httpOnly: true,
    secure: COOKIE_SECURE === 'on',
    sameSite: 'lax',
    maxAge: lifetimeMs / 1000,
  })
