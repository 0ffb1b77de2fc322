import { guardedRoute, route } from '#shared/server/http/route.ts'
import type { Email } from '#shared/server/mail/mailer.ts'
import type { RafiqServer } from '#shared/server/services.ts'
import { countAttempt, tooManyAttempts } from '#shared/server/throttle/throttle.ts'
import { changeEmail, changePassword, changeProfile, confirmEmail } from '../core/account.contract.ts'
import { mayChangeOwnAccount } from './account.policy.ts'
import { accountEmail, detectEmailLanguage } from './account-emails.ts'
import type { AccountServices } from './account-services.ts'
import {
  type Account,
  changeAccount,
  claimEmail,
  comparisonKey,
  emailTaken,
  findByLogin,
  isOwnedByOther,
  lockAccount,
  toUser,
} from './accounts.repository.ts'
import { beginSession } from './begin-session.ts'
import { consumeLink, createLink, deleteLinks, publicUrl, readLink } from './links.ts'
import { hashPassword } from './passwords.ts'
import { reauthenticate } from './reauthenticate.ts'
import { rejectCommonPassword } from './reject-common-password.ts'
import { revokeAccess, withUnchangedPassword } from './with-unchanged-password.ts'

const MINUTE_MS = 60_000

/** Changing one’s own account. */
export function ownAccountRoutes(app: RafiqServer, parts: AccountServices): void {
  const { database, clock, settings, mailer } = parts

  guardedRoute(app, mayChangeOwnAccount, changeProfile, async ({ body, session }) =>
    toUser(
      await changeAccount(database, session.account.id, {
        ...(body.username !== undefined && { username: body.username }),
        ...(body.firstName !== undefined && { firstName: body.firstName || null }),
        ...(body.lastName !== undefined && { lastName: body.lastName || null }),
      }),
    ),
  )

  guardedRoute(app, mayChangeOwnAccount, changePassword, async ({ body, session, request, reply }) => {
    const { account } = session
    await reauthenticate(parts, session, body.currentPassword, reply)
    await rejectCommonPassword(parts, body.password, [
      account.email,
      account.username,
      account.firstName,
      account.lastName,
    ])
    const passwordHash = await hashPassword(body.password)
    const changed = await withUnchangedPassword(
      database,
      account,
      async (transaction) => {
        await revokeAccess(transaction, account.id, request)
        return changeAccount(transaction, account.id, {
          passwordHash,
          passwordChangedAt: clock(),
          language: detectEmailLanguage(account, body.language),
        })
      },
      'no key update',
    )
    notifyOwner(account, accountEmail(changed, { about: 'passwordChanged' }), reply)
    return beginSession(parts, changed, request, reply)
  })

  guardedRoute(app, mayChangeOwnAccount, changeEmail, async ({ body, session, reply }) => {
    const { account } = session
    await reauthenticate(parts, session, body.password, reply)
    const limit = {
      key: `address ${account.id}`,
      free: 5,
      pauseMs: 10 * MINUTE_MS,
      longestMs: 60 * MINUTE_MS,
    }
    const wait = await countAttempt(database, [limit], clock())
    if (wait > 0) throw tooManyAttempts(reply, wait)
    if (!mailer.isOn) {
      if (await isOwnedByOther(database, account.id, body.email)) throw emailTaken()
      await withUnchangedPassword(
        database,
        account,
        async (transaction) => {
          await claimEmail(transaction, account.id, body.email)
          await deleteLinks(transaction, account.id)
        },
        'no key update',
      )
      return { changed: true }
    }
    // Save the page’s language: later emails use it.
    const language = detectEmailLanguage(account, body.language)
    const recipient = language === account.language ? account : { ...account, language }
    if (recipient !== account) await changeAccount(database, account.id, { language })
    parts.afterReply(reply, () => requestConfirmation(recipient, body.email))
    return { changed: false }
  })

  route(app, confirmEmail, async ({ body, reply }) => {
    const { accountId, email } = await readLink(database, 'email', body.token, clock())
    const before = await database.db.transaction(async (db) => {
      const transaction = { db }
      const account = await lockAccount(transaction, accountId)
      // Throws when the password changed in the meantime, which deleted the link.
      await consumeLink(transaction, 'email', body.token, clock())
      await claimEmail(transaction, accountId, email)
      await deleteLinks(transaction, accountId)
      return account
    })
    if (comparisonKey(before.email) !== comparisonKey(email)) {
      notifyOwner(before, accountEmail(before, { about: 'emailChanged' }, before.email, email), reply)
    }
    return {}
  })

  /** Emails about the account go only to a confirmed address. */
  function notifyOwner(
    account: Account,
    email: Email,
    reply: Parameters<AccountServices['afterReply']>[0],
  ): void {
    if (account.ownsEmail) parts.afterReply(reply, () => mailer.send(email))
  }

  /** Emails a confirmation link to the new address, or a notice when another account owns it. */
  async function requestConfirmation(account: Account, email: string): Promise<void> {
    const key = `mail email ${comparisonKey(email)}`
    const limit = { key, free: 3, pauseMs: 10 * MINUTE_MS, longestMs: 10 * MINUTE_MS }
    if ((await countAttempt(database, [limit], clock())) > 0) return
    const { owner } = await findByLogin(database, email)
    const base = publicUrl(settings)
    if (owner && owner.id !== account.id) {
      return mailer.send(accountEmail(owner, { about: 'known', link: new URL('/reset', base).href }))
    }
    const link = await withUnchangedPassword(database, account, (transaction) =>
      createLink(transaction, { accountId: account.id, kind: 'email', email }, base, clock()),
    )
    await mailer.send(accountEmail(account, { about: 'confirm', link }, email, email))
  }
}
