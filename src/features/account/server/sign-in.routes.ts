import { and, eq } from 'drizzle-orm'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '#shared/core/app-error.ts'
import { logout, readUser } from '#shared/core/session/session.contract.ts'
import { guardedRoute, route } from '#shared/server/http/route.ts'
import type { RafiqServer } from '#shared/server/services.ts'
import { accounts } from '#shared/server/session/account.table.ts'
import { endSession } from '#shared/server/session/session.ts'
import { networkOf } from '#shared/server/throttle/network-of.ts'
import {
  type Budget,
  countAttempt,
  forgiveAttempt,
  tooManyAttempts,
} from '#shared/server/throttle/throttle.ts'
import { login } from '../core/account.contract.ts'
import { maySeeOwnAccount } from './account.policy.ts'
import type { AccountParts } from './account-parts.ts'
import { type Account, accountsMeant, keyOf, userOf } from './accounts.repository.ts'
import { beginSession, clearCookie } from './begin-session.ts'
import { knownDevice } from './known-devices.ts'
import { hashPassword, isOutdated, isPassword } from './passwords.ts'

/** Signing in and out, and who is signed in. */
export function signInRoutes(app: RafiqServer, parts: AccountParts): void {
  const { database, clock, settings } = parts

  guardedRoute(app, maySeeOwnAccount, readUser, ({ session }) => userOf(session.account))

  route(app, login, async ({ body, request, reply }) => {
    const meant = await accountsMeant(database, body.email)
    const budgets = await budgetsOf(parts, request, body.email, [meant.owner, meant.claimant])
    const wait = await countAttempt(database, budgets.all, clock())
    if (wait > 0) throw tooManyAttempts(reply, wait)
    const account = await accountByPassword(parts, meant, body)
    if (!account) throw new AppError('wrong_credentials', 401, 'Incorrect email or password.')
    await forgiveAttempt(database, budgets)
    renewHash(parts, account, body.password, reply)
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
 * What an attempt counts for. A device on which somebody signed in to the account before has its own count: whoever
 * guesses elsewhere, or from the same network, cannot keep the owner out. Others count by network and account, and by network,
 * which a right password does not clear, lest an own account buy guesses at others.
 */
async function budgetsOf(
  { database }: AccountParts,
  request: FastifyRequest,
  typed: string,
  meant: readonly (Account | undefined)[],
) {
  const ids = meant.flatMap((account) => account?.id ?? [])
  const device = await knownDevice(database, request, ids)
  const pauses = { pauseMs: 15_000, longestMs: 15 * MINUTE_MS }
  const who = keyOf(typed)
  if (device) {
    const own: Budget = { key: `device ${device} ${who}`, free: 10, ...pauses }
    return { all: [own], counted: [], cleared: [own] }
  }
  const network = networkOf(request.ip)
  const wide: Budget = { key: `network ${network}`, free: 50, ...pauses }
  const narrow: Budget = { key: `sign-in ${network} ${who}`, free: 5, ...pauses }
  return { all: [wide, narrow], counted: [wide], cleared: [narrow] }
}

/**
 * The account that the password opens. A wrong one takes the same time whether nobody, somebody or two are meant: one comparison
 * for a user name; for an address, where letters prove whose it is, always two.
 */
async function accountByPassword(
  { post }: AccountParts,
  { owner, claimant }: Awaited<ReturnType<typeof accountsMeant>>,
  { email, password }: { readonly email: string; readonly password: string },
): Promise<Account | undefined> {
  if ((await isPassword(password, owner?.passwordHash)) && owner) return owner
  if (!post.isOn || !email.includes('@')) return undefined
  return (await isPassword(password, claimant?.passwordHash)) ? claimant : undefined
}

/** Hashes a password anew that was hashed with what was enough in its time, unless it was changed meanwhile. */
function renewHash(
  { database, afterwards }: AccountParts,
  { id, passwordHash }: Account,
  password: string,
  reply: FastifyReply,
): void {
  if (passwordHash === null || !isOutdated(passwordHash)) return
  afterwards(reply, async () => {
    const renewed = await hashPassword(password)
    const same = and(eq(accounts.id, id), eq(accounts.passwordHash, passwordHash))
    await database.db.update(accounts).set({ passwordHash: renewed }).where(same)
  })
}
