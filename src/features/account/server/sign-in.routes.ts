import { and, eq } from 'drizzle-orm'
import type { FastifyReply } from 'fastify'
import { AppError } from '#shared/core/app-error.ts'
import { logout, readUser } from '#shared/core/session/session.contract.ts'
import { guardedRoute, route } from '#shared/server/http/route.ts'
import type { RafiqServer } from '#shared/server/services.ts'
import { accounts } from '#shared/server/session/account.table.ts'
import { endSession } from '#shared/server/session/session.ts'
import {
  countAttempt,
  forgiveAttempt,
  limitAttempts,
  tooManyAttempts,
} from '#shared/server/throttle/throttle.ts'
import { login } from '../core/account.contract.ts'
import { maySeeOwnAccount } from './account.policy.ts'
import type { AccountServices } from './account-services.ts'
import { type Account, findByLogin, toUser } from './accounts.repository.ts'
import { beginSession, clearCookie } from './begin-session.ts'
import { hashPassword, isPassword, needsRehash } from './passwords.ts'
import { type Candidates, forgivenLimits, signInLimits } from './sign-in-limits.ts'

/** Signing in and out, and reading the current user. */
export function signInRoutes(app: RafiqServer, parts: AccountServices): void {
  const { database, clock, settings } = parts

  guardedRoute(app, maySeeOwnAccount, readUser, ({ session }) => toUser(session.account))

  route(app, login, async ({ body, request, reply }) => {
    const candidates = await candidatesOf(parts, body.email)
    const limits = await signInLimits(database, request, body.email, candidates)
    await limitAttempts(database, [...limits.device.values()], clock(), reply)
    const waitMs = await countAttempt(database, limits.others, clock())
    const isOpen = (account?: Account) => waitMs === 0 || (account && limits.device.has(account.id))
    if (!candidates.some(isOpen)) throw tooManyAttempts(reply, waitMs)
    const account = await accountByPassword(
      candidates.map((each) => (isOpen(each) ? each : undefined)),
      body.password,
    )
    if (!account && waitMs > 0) throw tooManyAttempts(reply, waitMs)
    if (!account) throw new AppError('wrong_credentials', 401, 'Incorrect email or password.')
    await forgiveAttempt(database, forgivenLimits(limits, account, waitMs === 0))
    rehash(parts, account, body.password, reply)
    return beginSession(parts, account, request, reply)
  })

  route(app, logout, async ({ request, reply }) => {
    const session = await app.sessionOf(request)
    if (session) await endSession(database, session.id, session.account.id)
    clearCookie(settings, reply)
    return {}
  })
}

/**
 * The accounts that a login may mean. A wrong password takes the same time however many there are: one comparison
 * for a username, always three for an address on a server that sends email.
 */
async function candidatesOf({ database, mailer }: AccountServices, login: string): Promise<Candidates> {
  const { owner, claimants } = await findByLogin(database, login)
  return mailer.isOn && login.includes('@') ? [owner, claimants[0], claimants[1]] : [owner]
}

/** Returns the account whose password matches. */
async function accountByPassword(
  candidates: readonly (Account | undefined)[],
  password: string,
): Promise<Account | undefined> {
  for (const account of candidates) {
    if ((await isPassword(password, account?.passwordHash)) && account) return account
  }
  return undefined
}

/** Rehashes a password with the current parameters unless it has changed in the meantime. */
function rehash(
  { database, afterReply }: AccountServices,
  { id, passwordHash }: Account,
  password: string,
  reply: FastifyReply,
): void {
  if (passwordHash === null || !needsRehash(passwordHash)) return
  afterReply(reply, async () => {
    const renewed = await hashPassword(password)
    const unchanged = and(eq(accounts.id, id), eq(accounts.passwordHash, passwordHash))
    await database.db.update(accounts).set({ passwordHash: renewed }).where(unchanged)
  })
}
