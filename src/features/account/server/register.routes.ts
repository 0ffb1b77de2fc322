import { AppError } from '#shared/core/app-error.ts'
import { comparisonKey } from '#shared/core/email.ts'
import { languageOf } from '#shared/core/languages.ts'
import { route } from '#shared/server/http/route.ts'
import type { RafiqServer } from '#shared/server/services.ts'
import { networkOf } from '#shared/server/throttle/network-of.ts'
import { countAttempt, limitAttempts } from '#shared/server/throttle/throttle.ts'
import { register } from '../core/account.contract.ts'
import { accountEmail } from './account-emails.ts'
import type { AccountServices } from './account-services.ts'
import { type Account, createAccount, findByLogin } from './accounts.repository.ts'
import { beginSession } from './begin-session.ts'
import { createLink, publicUrl } from './links.ts'
import { hashPassword } from './passwords.ts'
import { rejectCommonPassword } from './reject-common-password.ts'
import { suggestedUsername } from './suggested-username.ts'

const USERNAME_ATTEMPTS = 5
const MINUTE_MS = 60_000

/**
 * Creating an account. Where the server sends email, the answer doesn’t reveal whether the address is known:
 * a separate account is created and an email goes to the address. Without email a known address has to be
 * rejected.
 */
export function registerRoutes(app: RafiqServer, parts: AccountServices): void {
  const { database, clock, settings, mailer } = parts

  route(app, register, async ({ body, request, reply }) => {
    if (settings.RATE_LIMIT !== 'off') {
      const key = `register ${networkOf(request.ip)}`
      const limit = { key, free: 20, pauseMs: MINUTE_MS, longestMs: 60 * MINUTE_MS }
      await limitAttempts(database, [limit], clock(), reply)
    }
    await rejectCommonPassword(parts, body.password, [
      body.email,
      body.username,
      body.firstName,
      body.lastName,
    ])
    const passwordHash = await hashPassword(body.password)
    const account = await createWithUsername(parts, {
      email: body.email,
      ownsEmail: !mailer.isOn,
      username: body.username,
      firstName: body.firstName || null,
      lastName: body.lastName || null,
      language: languageOf(body.language ?? '')?.code ?? 'en',
      passwordHash,
    })
    parts.afterReply(reply, () => sendConfirmation(parts, account))
    return beginSession(parts, account, request, reply)
  })
}

type AccountToCreate = Omit<Parameters<typeof createAccount>[1], 'username'> & {
  readonly username: string | undefined
}

/** Creates the account with the chosen username, or with a generated one that is free. */
async function createWithUsername(
  { database, clock }: AccountServices,
  account: AccountToCreate,
): Promise<Account> {
  for (let retries = USERNAME_ATTEMPTS; ; retries--) {
    const username = account.username ?? suggestedUsername(account.firstName ?? undefined, account.email)
    try {
      return await createAccount(database, { ...account, username }, clock())
    } catch (error) {
      const mayRetry = account.username === undefined && retries > 0
      if (!(mayRetry && error instanceof AppError && error.code === 'username_taken')) throw error
    }
  }
}

/** Emails a confirmation link, or tells the address’s owner that they have an account already. */
async function sendConfirmation(parts: AccountServices, account: Account): Promise<void> {
  const { database, mailer, clock, settings } = parts
  if (!mailer.isOn) return
  const key = `mail register ${comparisonKey(account.email)}`
  const limit = { key, free: 3, pauseMs: 10 * MINUTE_MS, longestMs: 10 * MINUTE_MS }
  if ((await countAttempt(database, [limit], clock())) > 0) return
  const { owner } = await findByLogin(database, account.email)
  const base = publicUrl(settings)
  if (owner) return mailer.send(accountEmail(owner, { about: 'known', link: new URL('/reset', base).href }))
  const { id: accountId, email } = account
  const link = await createLink(database, { accountId, kind: 'email', email }, base, clock())
  await mailer.send(accountEmail(account, { about: 'confirm', link }))
}
