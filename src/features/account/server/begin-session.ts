import { stringifySetCookie } from 'cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Services } from '#shared/server/services.ts'
import { sessions } from '#shared/server/session/session.table.ts'
import { ABSOLUTE_MS, hashSecret, newSecret, SESSION_COOKIE } from '#shared/server/session/session.ts'
import { deviceOf } from './device-of.ts'

/** Signs a device in with a new handle and a new secret, and returns the handle. */
export async function beginSession(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  accountId: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<string> {
  const secret = newSecret()
  const now = clock()
  const [made] = await database.db
    .insert(sessions)
    .values({
      secretHash: hashSecret(secret),
      accountId,
      device: deviceOf(request.headers['user-agent']),
      createdAt: now,
      lastSeenAt: now,
      provedAt: now,
    })
    .returning({ id: sessions.id })
  if (!made) throw new Error('A session was not stored.')
  reply.header('set-cookie', cookie(secret, ABSOLUTE_MS / 1000))
  reply.header('cache-control', 'no-store')
  return made.id
}

export function clearCookie(reply: FastifyReply): void {
  reply.header('set-cookie', cookie('', 0))
}

const cookie = (secret: string, maxAge: number) =>
  stringifySetCookie(SESSION_COOKIE, secret, {
    path: '/api',
    httpOnly: true,
    secure: true,
    sameSite: 'lax',
    maxAge,
  })
