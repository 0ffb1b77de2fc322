import { and, eq } from 'drizzle-orm'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '#shared/core/app-error.ts'
import { comparisonKey } from '#shared/core/email.ts'
import { logout, readUser } from '#shared/core/session/session.contract.ts'
import { guardedRoute, route } from '#shared/server/http/route.ts'
import type { RafiqServer } from '#shared/server/services.ts'
import { accounts } from '#shared/server/session/account.table.ts'
import { endSession } from '#shared/server/session/session.ts'
import { networkOf } from '#shared/server/throttle/network-of.ts'
import { type Budget, forgiveAttempt, limitAttempts } from '#shared/server/throttle/throttle.ts'
import { login } from '../core/account.contract.ts'
import { maySeeOwnAccount } from './account.policy.ts'
import type { AccountServices } from './account-services.ts'
import { type Account, findByLogin, toUser } from './accounts.repository.ts'
import { beginSession, clearCookie } from './begin-session.ts'
import { findKnownDevice } from './known-devices.ts'
import { hashPassword, isPassword, needsRehash } from './passwords.ts'

/** Signing in and out, and reading the current user. */
export function signInRoutes(app: RafiqServer, parts: AccountServices): void {
  const { database, clock, settings } = parts

  guardedRoute(app, maySeeOwnAccount, readUser, ({ session }) => toUser(session.account))

  route(app, login, async ({ body, request, reply }) => {
    const matches = await findByLogin(database, body.email)
    const limits = await rateLimitsFor(parts, request, body.email, [matches.owner, ...matches.claimants])
    await limitAttempts(database, limits.all, clock(), reply)
    const account = await accountByPassword(parts, matches, body)
    if (!account) throw new AppError('wrong_credentials', 401, 'Incorrect email or password.')
    await forgiveAttempt(database, limits)
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

const MINUTE_MS = 60_000

/**
 * The rate limits that a sign-in attempt counts towards. A known device has its own limit, so guessing
 * elsewhere, or in the same network, can’t lock the owner out. Other attempts count by network and account,
 * and by network alone. A successful sign-in doesn’t reset the network’s limit; otherwise signing in to one’s
 * own account would allow more guesses at others.
 */
async function rateLimitsFor(
  { database }: AccountServices,
  request: FastifyRequest,
  login: string,
  candidates: readonly (Account | undefined)[],
) {
  const ids = candidates.flatMap((account) => account?.id ?? [])
  const device = await findKnownDevice(database, request, ids)
  const pauses = { pauseMs: 15_000, longestMs: 15 * MINUTE_MS }
  const key = comparisonKey(login)
  if (device) {
    const deviceLimit: Budget = { key: `device ${device} ${key}`, free: 10, ...pauses }
    return { all: [deviceLimit], counted: [], cleared: [deviceLimit] }
  }
  const network = networkOf(request.ip)
  const networkLimit: Budget = { key: `network ${network}`, free: 50, ...pauses }
  const accountLimit: Budget = { key: `sign-in ${network} ${key}`, free: 5, ...pauses }
  return { all: [networkLimit, accountLimit], counted: [networkLimit], cleared: [accountLimit] }
}

/**
 * Returns the account whose password matches. A wrong password takes the same time however many accounts match: one
 * comparison for a username, always three for an address on a server that sends email.
 */
async function accountByPassword(
  { mailer }: AccountServices,
  { owner, claimants }: Awaited<ReturnType<typeof findByLogin>>,
  { email, password }: { readonly email: string; readonly password: string },
): Promise<Account | undefined> {
  const candidates = mailer.isOn && email.includes('@') ? [owner, claimants[0], claimants[1]] : [owner]
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
