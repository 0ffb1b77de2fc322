import { eq } from 'drizzle-orm'
import { route } from '#shared/server/http/route.ts'
import type { RafiqServer } from '#shared/server/services.ts'
import { networkOf } from '#shared/server/throttle/network-of.ts'
import { countAttempt, tooManyAttempts } from '#shared/server/throttle/throttle.ts'
import { requestReset, resetPassword } from '../core/account.contract.ts'
import { accountEmail, detectEmailLanguage } from './account-emails.ts'
import type { AccountParts } from './account-parts.ts'
import {
  accountAt,
  accountById,
  changeAccount,
  heldAccount,
  isOwnedByOther,
  keyOf,
} from './accounts.repository.ts'
import { beginSession } from './begin-session.ts'
import { linkOver, makeLink, publicUrl, readLink, takeLink } from './links.ts'
import { passkeys } from './passkeys/passkey.table.ts'
import { refuseCommonPassword } from './password-rules.ts'
import { hashPassword } from './passwords.ts'
import { revokeAccess } from './with-unchanged-password.ts'

const MINUTE_MS = 60_000

/** A forgotten password. */
export function resetRoutes(app: RafiqServer, parts: AccountParts): void {
  const { database, clock, settings, post } = parts

  route(app, requestReset, async ({ body, request, reply }) => {
    const key = `reset ${networkOf(request.ip)}`
    const own = { key, free: 10, pauseMs: MINUTE_MS, longestMs: 15 * MINUTE_MS }
    const wait = await countAttempt(database, [own], clock())
    if (wait > 0) throw tooManyAttempts(reply, wait)
    if (post.isOn) parts.afterwards(reply, () => sendLink(parts, body.email, body.language))
    return { mail: post.isOn }
  })

  route(app, resetPassword, async ({ body, request, reply }) => {
    const { accountId, email } = await readLink(database, 'reset', body.token, clock())
    const account = await accountById(database, accountId)
    await refuseCommonPassword(parts, body.password, [
      email,
      account.username,
      account.firstName,
      account.lastName,
    ])
    const passwordHash = await hashPassword(body.password)
    const proved = !account.ownsEmail && !(await isOwnedByOther(database, accountId, email))
    const changed = await database.db.transaction(async (db) => {
      const run = { db }
      // Whoever signs in meanwhile by the old password waits here, and comes to nothing.
      const held = await heldAccount(run, accountId)
      await takeLink(run, 'reset', body.token, clock())
      // The link was made in the very moment in which the person took another address.
      if (keyOf(held.email) !== keyOf(email)) throw linkOver()
      // Whoever opened the account before knew the old password, or named an address that is not theirs.
      await revokeAccess(run, accountId)
      await db.delete(passkeys).where(eq(passkeys.accountId, accountId))
      return changeAccount(run, accountId, {
        passwordHash,
        passwordChangedAt: clock(),
        language: detectEmailLanguage(account, body.language),
        ...(proved && post.isOn && { ownsEmail: true }),
      })
    })
    if (account.ownsEmail) {
      parts.afterwards(reply, () => post.send(accountEmail(changed, { about: 'passwordChanged' })))
    }
    return beginSession(parts, changed, request, reply)
  })

  /** To the address that the account has, and not as it was typed: what is alike to us can be another address. */
  async function sendLink({ post }: AccountParts, typed: string, spoken?: string): Promise<void> {
    const key = `letter reset ${keyOf(typed)}`
    const own = { key, free: 3, pauseMs: 5 * MINUTE_MS, longestMs: 5 * MINUTE_MS }
    if ((await countAttempt(database, [own], clock())) > 0) return
    const account = await accountAt(database, typed)
    if (!account) return
    const { id: accountId, email } = account
    const link = await makeLink(database, { accountId, kind: 'reset', email }, publicUrl(settings), clock())
    // Whoever asks may have another language by now than when they registered.
    const language = detectEmailLanguage(account, spoken)
    await post.send(accountEmail({ ...account, language }, { about: 'reset', link }))
  }
}
