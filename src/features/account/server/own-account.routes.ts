import { guardedRoute, route } from '#shared/server/http/route.ts'
import type { Email } from '#shared/server/mail/mailer.ts'
import type { RafiqServer } from '#shared/server/services.ts'
import { countAttempt, tooManyAttempts } from '#shared/server/throttle/throttle.ts'
import { changeEmail, changePassword, changeProfile, confirmEmail } from '../core/account.contract.ts'
import { mayChangeOwnAccount } from './account.policy.ts'
import { accountEmail, detectEmailLanguage } from './account-emails.ts'
import type { AccountParts } from './account-parts.ts'
import {
  type Account,
  accountsMeant,
  changeAccount,
  emailTaken,
  heldAccount,
  isOwnedByOther,
  keyOf,
  ownEmail,
  userOf,
} from './accounts.repository.ts'
import { beginSession } from './begin-session.ts'
import { dropLinks, makeLink, publicUrl, readLink, takeLink } from './links.ts'
import { refuseCommonPassword } from './password-rules.ts'
import { hashPassword } from './passwords.ts'
import { reauthenticate } from './reauthenticate.ts'
import { revokeAccess, withUnchangedPassword } from './with-unchanged-password.ts'

const MINUTE_MS = 60_000

/** What people change about their own account. */
export function ownAccountRoutes(app: RafiqServer, parts: AccountParts): void {
  const { database, clock, settings, post } = parts

  guardedRoute(app, mayChangeOwnAccount, changeProfile, async ({ body, session }) =>
    userOf(
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
    await refuseCommonPassword(parts, body.password, [
      account.email,
      account.username,
      account.firstName,
      account.lastName,
    ])
    const passwordHash = await hashPassword(body.password)
    const changed = await withUnchangedPassword(
      database,
      account,
      async (run) => {
        await revokeAccess(run, account.id, request)
        return changeAccount(run, account.id, {
          passwordHash,
          passwordChangedAt: clock(),
          language: detectEmailLanguage(account, body.language),
        })
      },
      'no key update',
    )
    writeTo(account, accountEmail(changed, { about: 'passwordChanged' }), reply)
    return beginSession(parts, changed, request, reply)
  })

  guardedRoute(app, mayChangeOwnAccount, changeEmail, async ({ body, session, reply }) => {
    const { account } = session
    await reauthenticate(parts, session, body.password, reply)
    const own = { key: `address ${account.id}`, free: 5, pauseMs: 10 * MINUTE_MS, longestMs: 60 * MINUTE_MS }
    const wait = await countAttempt(database, [own], clock())
    if (wait > 0) throw tooManyAttempts(reply, wait)
    if (!post.isOn) {
      if (await isOwnedByOther(database, account.id, body.email)) throw emailTaken()
      await withUnchangedPassword(
        database,
        account,
        async (run) => {
          await ownEmail(run, account.id, body.email)
          await dropLinks(run, account.id)
        },
        'no key update',
      )
      return { changed: true }
    }
    // Letters from now on are in the language that the person has by now.
    const language = detectEmailLanguage(account, body.language)
    const spoken = language === account.language ? account : { ...account, language }
    if (spoken !== account) await changeAccount(database, account.id, { language })
    parts.afterwards(reply, () => askAddress(spoken, body.email))
    return { changed: false }
  })

  route(app, confirmEmail, async ({ body, reply }) => {
    const { accountId, email } = await readLink(database, 'email', body.token, clock())
    const before = await database.db.transaction(async (db) => {
      const run = { db }
      const held = await heldAccount(run, accountId)
      // A password that was changed meanwhile ended it.
      await takeLink(run, 'email', body.token, clock())
      await ownEmail(run, accountId, email)
      await dropLinks(run, accountId)
      return held
    })
    if (keyOf(before.email) !== keyOf(email)) {
      writeTo(before, accountEmail(before, { about: 'emailChanged' }, before.email, email), reply)
    }
    return {}
  })

  /** Letters about an account go to an address only when it is known to be the person’s. */
  function writeTo(account: Account, letter: Email, reply: Parameters<AccountParts['afterwards']>[0]): void {
    if (account.ownsEmail) parts.afterwards(reply, () => post.send(letter))
  }

  /** Asks whoever reads mail at the new address to confirm it; when it is another account’s, that one hears of it. */
  async function askAddress(account: Account, email: string): Promise<void> {
    const key = `letter email ${keyOf(email)}`
    const own = { key, free: 3, pauseMs: 10 * MINUTE_MS, longestMs: 10 * MINUTE_MS }
    if ((await countAttempt(database, [own], clock())) > 0) return
    const { owner } = await accountsMeant(database, email)
    const base = publicUrl(settings)
    if (owner && owner.id !== account.id) {
      return post.send(accountEmail(owner, { about: 'known', link: new URL('/reset', base).href }))
    }
    const link = await withUnchangedPassword(database, account, (run) =>
      makeLink(run, { accountId: account.id, kind: 'email', email }, base, clock()),
    )
    await post.send(accountEmail(account, { about: 'confirm', link }, email, email))
  }
}
