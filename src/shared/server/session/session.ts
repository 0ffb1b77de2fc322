import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import { and, desc, eq, inArray, lt, ne, or } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import type { Database, Queries } from '../database/database.ts'
import { cookiesNamed } from '../http/cookies-named.ts'
import { accounts } from './account.table.ts'
import { sessions } from './session.table.ts'

export const SESSION_COOKIE = 'rafiq_session'
const DAY_MS = 86_400_000
/** A session ends after this long without use. */
const IDLE_MS = 30 * DAY_MS
/** A session ends this long after its start. */
export const ABSOLUTE_MS = 180 * DAY_MS
/** More devices than anyone has. The limit keeps repeated sign-ins from filling the table. */
export const DEVICES_MOST = 100
/** The precision of a session's last use. */
const SEEN_EVERY_MS = 3_600_000

/** A signed-in device with its account. */
export interface Session {
  /** The public handle. */
  readonly id: string
  readonly authenticatedAt: Date
  readonly account: typeof accounts.$inferSelect
}

export type SessionOf = (request: FastifyRequest) => Promise<Session | undefined>

declare module 'fastify' {
  interface FastifyInstance {
    /** The session of a request, if its handle and the secret in its cookie match. */
    readonly sessionOf: SessionOf
  }
}

/** A new secret for a cookie: 256 random bits. */
export const newSecret = (): string => randomBytes(32).toString('base64url')

/** The stored SHA-256 of a secret, hexadecimal. A random secret needs no salt and no slow hash. */
export const hashSecret = (secret: string): string => createHash('sha256').update(secret).digest('hex')

/**
 * Finds the session of a request, which must send both the handle in `x-session-id` and the secret in the
 * cookie. Neither is enough alone: browsers send the cookie even with requests from other sites.
 */
export function sessionsIn({ db }: Database, clock: () => Date): SessionOf {
  const find = async (request: FastifyRequest) => {
    const id = request.headers['x-session-id']
    if (typeof id !== 'string' || !/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id)) return undefined
    const secrets = cookiesNamed(SESSION_COOKIE, request)
    if (secrets.length === 0) return undefined
    const [found] = await db
      .select()
      .from(sessions)
      .innerJoin(accounts, eq(accounts.id, sessions.accountId))
      .where(eq(sessions.id, id))
    if (!found) return undefined
    const { secretHash } = found.sessions
    if (!secrets.some((secret) => isSame(secretHash, hashSecret(secret)))) return undefined
    const now = clock()
    if (isOver(found.sessions, now)) return undefined
    if (now.getTime() - found.sessions.lastSeenAt.getTime() > SEEN_EVERY_MS) {
      await db.update(sessions).set({ lastSeenAt: now }).where(eq(sessions.id, id))
    }
    return { id, authenticatedAt: found.sessions.authenticatedAt, account: found.accounts }
  }
  const known = new WeakMap<FastifyRequest, Promise<Session | undefined>>()
  return (request) => {
    const session = known.get(request) ?? find(request)
    known.set(request, session)
    return session
  }
}

/** Deletes expired sessions. */
export async function dropOldSessions({ db }: Database, now: Date): Promise<void> {
  await db
    .delete(sessions)
    .where(
      or(
        lt(sessions.lastSeenAt, new Date(now.getTime() - IDLE_MS)),
        lt(sessions.createdAt, new Date(now.getTime() - ABSOLUTE_MS)),
      ),
    )
}

/** Ends a session of an account; returns whether there was one. */
export async function endSession({ db }: Database, id: string, accountId: string): Promise<boolean> {
  const ended = await db
    .delete(sessions)
    .where(and(eq(sessions.id, id), eq(sessions.accountId, accountId)))
    .returning({ id: sessions.id })
  return ended.length > 0
}

/** Ends every session of an account except `but`; returns the number ended. */
export async function endSessions({ db }: Queries, accountId: string, but?: string): Promise<number> {
  const others = but === undefined ? undefined : ne(sessions.id, but)
  const ended = await db
    .delete(sessions)
    .where(and(eq(sessions.accountId, accountId), others))
    .returning({ id: sessions.id })
  return ended.length
}

/**
 * Ends the least recently used sessions of an account if it has more than {@link DEVICES_MOST}, never
 * `newest`.
 */
export async function endSurplus({ db }: Queries, accountId: string, newest: string): Promise<void> {
  const surplus = db
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.accountId, accountId), ne(sessions.id, newest)))
    .orderBy(desc(sessions.lastSeenAt))
    .offset(DEVICES_MOST - 1)
    .for('update', { skipLocked: true })
  await db.delete(sessions).where(inArray(sessions.id, surplus))
}

const isOver = ({ createdAt, lastSeenAt }: { createdAt: Date; lastSeenAt: Date }, now: Date) =>
  now.getTime() - lastSeenAt.getTime() > IDLE_MS || now.getTime() - createdAt.getTime() > ABSOLUTE_MS

const isSame = (a: string, b: string) =>
  a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b))
