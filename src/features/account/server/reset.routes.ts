import { eq } from 'drizzle-orm'
import { comparisonKey } from '#shared/core/email.ts'
import { linkExpired } from '#shared/server/http/answer-errors.ts'
import { route } from '#shared/server/http/route.ts'
import type { RafiqServer } from '#shared/server/services.ts'
import { networkOf } from '#shared/server/throttle/network-of.ts'
import { countAttempt, limitAttempts } from '#shared/server/throttle/throttle.ts'
import { requestReset, resetPassword } from '../core/account.contract.ts'
import { accountEmail, detectEmailLanguage } from './account-emails.ts'
import type { AccountServices } from './account-services.ts'
import { changeAccount, findByEmail, getAccount, isOwnedByOther, lockAccount } from './accounts.repository.ts'
import { beginSession } from './begin-session.ts'
import { consumeLink, createLink, publicUrl, readLink } from './links.ts'
import { passkeys } from './passkeys/passkey.table.ts'
import { hashPassword } from './passwords.ts'
import { rejectCommonPassword } from './reject-common-password.ts'
import { revokeAccess } from './with-unchanged-password.ts'

const MINUTE_MS = 60_000

/** Resetting a forgotten password. */
export function resetRoutes(app: RafiqServer, parts: AccountServices): void {
  const { database, clock, settings, mailer } = parts

  route(app, requestReset, async ({ body, request, reply }) => {
    const key = `reset ${networkOf(request.ip)}`
    const limit = { key, free: 10, pauseMs: MINUTE_MS, longestMs: 15 * MINUTE_MS }
    await limitAttempts(database, [limit], clock(), reply)
    if (mailer.isOn) parts.afterReply(reply, () => sendLink(parts, body.email, body.language))
    return { mail: mailer.isOn }
  })

  route(app, resetPassword, async ({ body, request, reply }) => {
    const { accountId, email } = await readLink(database, 'reset', body.token, clock())
    const account = await getAccount(database, accountId)
    await rejectCommonPassword(parts, body.password, [
      email,
      account.username,
      account.firstName,
      account.lastName,
    ])
    const passwordHash = await hashPassword(body.password)
    const provesOwnership = !account.ownsEmail && !(await isOwnedByOther(database, accountId, email))
    const changed = await database.db.transaction(async (db) => {
      const transaction = { db }
      // Sign-ins with the old password wait for this lock and then fail.
      const current = await lockAccount(transaction, accountId)
      await consumeLink(transaction, 'reset', body.token, clock())
      // The address may have changed while the link was being created.
      if (comparisonKey(current.email) !== comparisonKey(email)) throw linkExpired()
      // Everyone signed in so far used the old password, or registered an address that isn’t theirs.
      await revokeAccess(transaction, accountId)
      await db.delete(passkeys).where(eq(passkeys.accountId, accountId))
      return changeAccount(transaction, accountId, {
        passwordHash,
        passwordChangedAt: clock(),
        language: detectEmailLanguage(account, body.language),
        ...(provesOwnership && mailer.isOn && { ownsEmail: true }),
      })
    })
    if (account.ownsEmail) {
      parts.afterReply(reply, () => mailer.send(accountEmail(changed, { about: 'passwordChanged' })))
    }
    return beginSession(parts, changed, request, reply)
  })

  /**
   * Emails the link to the address saved with the account, not as typed: addresses that compare as equal can
   * belong to different people.
   */
  async function sendLink(
    { mailer }: AccountServices,
    address: string,
    pageLanguage?: string,
  ): Promise<void> {
    const key = `mail reset ${comparisonKey(address)}`
    const limit = { key, free: 3, pauseMs: 5 * MINUTE_MS, longestMs: 5 * MINUTE_MS }
    if ((await countAttempt(database, [limit], clock())) > 0) return
    const account = await findByEmail(database, address)
    if (!account) return
    const { id: accountId, email } = account
    const link = await createLink(database, { accountId, kind: 'reset', email }, publicUrl(settings), clock())
    // The person may have switched languages since registering.
    const language = detectEmailLanguage(account, pageLanguage)
    await mailer.send(accountEmail({ ...account, language }, { about: 'reset', link }))
  }
}
