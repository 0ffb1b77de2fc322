import { desc, eq } from 'drizzle-orm'
import { AppError } from '#shared/core/app-error.ts'
import type { AnswerOf } from '#shared/core/contract/endpoint.ts'
import type { Database } from '#shared/server/database/database.ts'
import { guardedRoute } from '#shared/server/http/route.ts'
import type { RafiqServer } from '#shared/server/services.ts'
import { sessions } from '#shared/server/session/session.table.ts'
import { endSession, endSessions, type Session } from '#shared/server/session/session.ts'
import { endOneSession, endOtherSessions, listSessions } from '../core/account.contract.ts'
import { mayEndOwnSessions } from './account.policy.ts'
import type { AccountServices } from './account-services.ts'
import { clearCookie } from './begin-session.ts'
import { forgetDevices } from './known-devices.ts'

/** Listing and ending sessions. */
export function sessionsRoutes(app: RafiqServer, { database, settings }: AccountServices): void {
  guardedRoute(app, mayEndOwnSessions, listSessions, ({ session }) => sessionsOf(database, session))

  guardedRoute(app, mayEndOwnSessions, endOneSession, async ({ params, session, reply }) => {
    if (!(await endSession(database, params.id, session.account.id))) {
      throw new AppError('not_found', 404, 'Session not found.')
    }
    if (params.id === session.id) clearCookie(settings, reply)
    return {}
  })

  guardedRoute(app, mayEndOwnSessions, endOtherSessions, async ({ session, request }) => {
    await forgetDevices(database, session.account.id, request)
    return { ended: await endSessions(database, session.account.id, session.id) }
  })
}

/** Lists an account’s sessions, most recently used first. */
export async function sessionsOf({ db }: Database, current: Session): Promise<AnswerOf<typeof listSessions>> {
  const found = await db
    .select()
    .from(sessions)
    .where(eq(sessions.accountId, current.account.id))
    .orderBy(desc(sessions.lastSeenAt), desc(sessions.createdAt))
  return found.map(({ id, device, createdAt, lastSeenAt }) => ({
    id,
    device,
    createdAt: createdAt.toISOString(),
    lastSeenAt: lastSeenAt.toISOString(),
    current: id === current.id,
  }))
}
