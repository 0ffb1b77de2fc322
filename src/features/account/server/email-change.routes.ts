import { comparisonKey } from '#shared/core/email.ts'
import { guardedRoute, route } from '#shared/server/http/route.ts'
import type { RafiqServer } from '#shared/server/services.ts'
import { countAttempt, limitAttempts } from '#shared/server/throttle/throttle.ts'
import { changeEmail, confirmEmail } from '../core/account.contract.ts'
import { mayChangeOwnAccount } from './account.policy.ts'
import { accountEmail, detectEmailLanguage, notifyOwner } from './account-emails.ts'
import type { AccountServices } from './account-services.ts'
import {
  type Account,
  changeAccount,
  claimEmail,
  emailTaken,
  findByLogin,
  isOwnedByOther,
  lockAccount,
} from './accounts.repository.ts'
import { consumeLink, createLink, deleteLinks, publicUrl, readLink } from './links.ts'
import { reauthenticate } from './reauthenticate.ts'
import { withUnchangedPassword } from './with-unchanged-password.ts'

const MINUTE_MS = 60_000

/** Changing the email address, which takes a confirmation where mail is sent. */
export function emailChangeRoutes(app: RafiqServer, parts: AccountServices): void {
  const { database, clock, mailer } = parts

  guardedRoute(app, mayChangeOwnAccount, changeEmail, async ({ body, session, reply }) => {
    const { account } = session
    await reauthenticate(parts, session, body.password, reply)
    const limit = {
      key: `address ${account.id}`,
      free: 5,
      pauseMs: 10 * MINUTE_MS,
      longestMs: 60 * MINUTE_MS,
    }
    await limitAttempts(database, [limit], clock(), reply)
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
    parts.afterReply(reply, () => requestConfirmation(parts, recipient, body.email))
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
      notifyOwner(parts, before, accountEmail(before, { about: 'emailChanged' }, before.email, email), reply)
    }
    return {}
  })
}

/** Emails a confirmation link to the new address, or a notice when another account owns it. */
async function requestConfirmation(
  { database, clock, settings, mailer }: AccountServices,
  account: Account,
  email: string,
): Promise<void> {
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
