import { stringifySetCookie } from 'cookie'
import { inArray } from 'drizzle-orm'
import type { FastifyReply, FastifyRequest } from 'fastify'
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
import { type Account, userOf } from './accounts.repository.ts'
import { deviceOf } from './device-of.ts'
import { DEVICE_COOKIE, DEVICE_KNOWN_MS, keepDevice } from './known-devices.ts'
import { withUnchangedPassword } from './with-unchanged-password.ts'

/**
 * Signs a device in with a new handle and a new secret, and ends the session that it had. Returns what the device is
 * told. Throws `wrong_credentials` when the account has another password by now than `account`.
 */
export async function beginSession(
  { database, clock, settings }: Pick<Services, 'database' | 'clock' | 'settings'>,
  account: Account,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const secret = newSecret()
  const now = clock()
  const old = cookiesNamed(SESSION_COOKIE, request).map(hashSecret)
  const { id, device } = await withUnchangedPassword(database, account, async (run) => {
    if (old.length > 0) await run.db.delete(sessions).where(inArray(sessions.secretHash, old))
    const [made] = await run.db
      .insert(sessions)
      .values({
        secretHash: hashSecret(secret),
        accountId: account.id,
        device: deviceOf(request.headers['user-agent']),
        createdAt: now,
        lastSeenAt: now,
        provedAt: now,
      })
      .returning({ id: sessions.id })
    if (!made) throw new Error('A session was not stored.')
    await endSurplus(run, account.id, made.id)
    return { id: made.id, device: await keepDevice(run, request, account.id, now) }
  })
  reply.header('set-cookie', [
    cookie(settings, SESSION_COOKIE, secret, ABSOLUTE_MS),
    cookie(settings, DEVICE_COOKIE, device, DEVICE_KNOWN_MS),
  ])
  reply.header('cache-control', 'no-store')
  return { sessionId: id, user: userOf(account) }
}

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
