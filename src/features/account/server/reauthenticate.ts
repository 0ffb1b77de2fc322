import type { FastifyReply } from 'fastify'
import { AppError } from '#shared/core/app-error.ts'
import type { Session } from '#shared/server/session/session.ts'
import { countAttempt, forgiveAttempt, tooManyAttempts } from '#shared/server/throttle/throttle.ts'
import type { AccountParts } from './account-parts.ts'
import { isPassword } from './passwords.ts'

/** How long after signing in an account without a password may do what asks for one. */
const RECENT_MS = 10 * 60_000

/** Whether somebody signed in to the session just now. */
const isRecent = ({ provedAt }: Session, now: Date): boolean =>
  now.getTime() - provedAt.getTime() <= RECENT_MS

/**
 * Makes sure that it is the person who asks, and not whoever found the device open. Throws `proof_needed`, `wrong_credentials` or
 * `too_many_attempts`; the attempts are the session’s own, so that nobody else can use them up.
 */
export async function reauthenticate(
  { database, clock }: Pick<AccountParts, 'database' | 'clock'>,
  session: Session,
  password: string | undefined,
  reply: FastifyReply,
): Promise<void> {
  const { passwordHash } = session.account
  if (passwordHash === null) {
    if (isRecent(session, clock())) return
    throw new AppError('proof_needed', 403, 'Sign in again to confirm it’s you.')
  }
  if (password === undefined) throw new AppError('proof_needed', 403, 'Password required.')
  const own = { key: `proof ${session.id}`, free: 5, pauseMs: 15_000, longestMs: 15 * 60_000 }
  const wait = await countAttempt(database, [own], clock())
  if (wait > 0) throw tooManyAttempts(reply, wait)
  if (!(await isPassword(password, passwordHash))) {
    throw new AppError('wrong_credentials', 403, 'Incorrect password.', [
      { field: 'password', code: 'wrong_credentials' },
    ])
  }
  await forgiveAttempt(database, { counted: [], cleared: [own] })
}

/**
 * The proof for a change of the keys to the account: somebody who signed in just now, by whichever key, has given it.
 * Throws as {@link reauthenticate} does.
 */
export async function proveForKeys(
  parts: Pick<AccountParts, 'database' | 'clock'>,
  session: Session,
  password: string | undefined,
  reply: FastifyReply,
): Promise<void> {
  if (!isRecent(session, parts.clock())) await reauthenticate(parts, session, password, reply)
}
