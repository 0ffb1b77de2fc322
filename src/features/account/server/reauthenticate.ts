import type { FastifyReply } from 'fastify'
import { AppError } from '#shared/core/app-error.ts'
import type { Session } from '#shared/server/session/session.ts'
import { forgiveAttempt, limitAttempts } from '#shared/server/throttle/throttle.ts'
import type { AccountServices } from './account-services.ts'
import { isPassword } from './passwords.ts'

/** How long after signing in an account without a password needs no further proof. */
const RECENT_MS = 10 * 60_000

/** Whether the session’s sign-in was recent. */
const isRecent = ({ authenticatedAt }: Session, now: Date): boolean =>
  now.getTime() - authenticatedAt.getTime() <= RECENT_MS

/**
 * Checks that the account’s owner is present and not someone who found the device unlocked. Throws
 * `reauthentication_needed`, `wrong_credentials` or `too_many_attempts`. The limit is per session, so nobody
 * else can use it up.
 */
export async function reauthenticate(
  { database, clock }: Pick<AccountServices, 'database' | 'clock'>,
  session: Session,
  password: string | undefined,
  reply: FastifyReply,
): Promise<void> {
  const { passwordHash } = session.account
  if (passwordHash === null) {
    if (isRecent(session, clock())) return
    throw new AppError('reauthentication_needed', 403, 'Sign in again to confirm it’s you.')
  }
  if (password === undefined) throw new AppError('reauthentication_needed', 403, 'Password required.')
  const limit = { key: `proof ${session.id}`, free: 5, pauseMs: 15_000, longestMs: 15 * 60_000 }
  await limitAttempts(database, [limit], clock(), reply)
  if (!(await isPassword(password, passwordHash))) {
    throw new AppError('wrong_credentials', 403, 'Incorrect password.', [
      { field: 'password', code: 'wrong_credentials' },
    ])
  }
  await forgiveAttempt(database, { counted: [], cleared: [limit] })
}

/** Like {@link reauthenticate}, but a recent sign-in of any kind is enough. Used for changes to passkeys. */
export async function reauthenticateUnlessRecent(
  parts: Pick<AccountServices, 'database' | 'clock'>,
  session: Session,
  password: string | undefined,
  reply: FastifyReply,
): Promise<void> {
  if (!isRecent(session, parts.clock())) await reauthenticate(parts, session, password, reply)
}
