import { AppError } from '#shared/core/app-error.ts'
import { languageOf } from '#shared/core/languages.ts'
import { route } from '#shared/server/http/route.ts'
import type { RafiqServer } from '#shared/server/services.ts'
import { networkOf } from '#shared/server/throttle/network-of.ts'
import { countAttempt, tooManyAttempts } from '#shared/server/throttle/throttle.ts'
import { register } from '../core/account.contract.ts'
import { accountEmail } from './account-emails.ts'
import type { AccountParts } from './account-parts.ts'
import { type Account, accountsMeant, createAccount, keyOf } from './accounts.repository.ts'
import { beginSession } from './begin-session.ts'
import { makeLink, publicUrl } from './links.ts'
import { refuseCommonPassword } from './password-rules.ts'
import { hashPassword } from './passwords.ts'
import { suggestedUsername } from './suggested-username.ts'

const SUGGESTIONS = 5
const MINUTE_MS = 60_000

/**
 * Making an account. Where mail is sent the answer is the same whether the address is known or not: it is an account of its own, and
 * a letter goes to whoever reads mail there. Without mail a known address must be refused.
 */
export function registerRoutes(app: RafiqServer, parts: AccountParts): void {
  const { database, clock, settings, post } = parts

  route(app, register, async ({ body, request, reply }) => {
    if (settings.RATE_LIMIT !== 'off') {
      const key = `register ${networkOf(request.ip)}`
      const own = { key, free: 20, pauseMs: MINUTE_MS, longestMs: 60 * MINUTE_MS }
      const wait = await countAttempt(database, [own], clock())
      if (wait > 0) throw tooManyAttempts(reply, wait)
    }
    await refuseCommonPassword(parts, body.password, [
      body.email,
      body.username,
      body.firstName,
      body.lastName,
    ])
    const passwordHash = await hashPassword(body.password)
    const account = await createNamed(parts, {
      email: body.email,
      ownsEmail: !post.isOn,
      username: body.username,
      firstName: body.firstName || null,
      lastName: body.lastName || null,
      language: languageOf(body.language ?? '')?.code ?? 'en',
      passwordHash,
    })
    parts.afterwards(reply, () => writeToAddress(parts, account))
    return beginSession(parts, account, request, reply)
  })
}

type Wanted = Omit<Parameters<typeof createAccount>[1], 'username'> & {
  readonly username: string | undefined
}

/** Makes the account under the name that was chosen, else under one that is free. */
async function createNamed({ database, clock }: AccountParts, wanted: Wanted): Promise<Account> {
  for (let left = SUGGESTIONS; ; left--) {
    const username = wanted.username ?? suggestedUsername(wanted.firstName ?? undefined, wanted.email)
    try {
      return await createAccount(database, { ...wanted, username }, clock())
    } catch (error) {
      const again = wanted.username === undefined && left > 0
      if (!(again && error instanceof AppError && error.code === 'username_taken')) throw error
    }
  }
}

/** Asks whoever reads mail at the address to confirm it, or tells its owner that there is an account already. */
async function writeToAddress(parts: AccountParts, account: Account): Promise<void> {
  const { database, post, clock, settings } = parts
  if (!post.isOn) return
  const key = `letter register ${keyOf(account.email)}`
  const own = { key, free: 3, pauseMs: 10 * MINUTE_MS, longestMs: 10 * MINUTE_MS }
  if ((await countAttempt(database, [own], clock())) > 0) return
  const { owner } = await accountsMeant(database, account.email)
  const base = publicUrl(settings)
  if (owner) return post.send(accountEmail(owner, { about: 'known', link: new URL('/reset', base).href }))
  const { id: accountId, email } = account
  const link = await makeLink(database, { accountId, kind: 'email', email }, base, clock())
  await post.send(accountEmail(account, { about: 'confirm', link }))
}
