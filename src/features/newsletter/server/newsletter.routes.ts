import { comparisonKey } from '#shared/core/email.ts'
import { everyHour } from '#shared/server/every-hour.ts'
import { linkExpired } from '#shared/server/http/answer-errors.ts'
import { route } from '#shared/server/http/route.ts'
import { emailAfterReply } from '#shared/server/mail/email-after-reply.ts'
import type { ServerFeature } from '#shared/server/services.ts'
import { networkOf } from '#shared/server/throttle/network-of.ts'
import { countAttempt, limitAttempts } from '#shared/server/throttle/throttle.ts'
import { confirmSubscription, readNewsletter, subscribe, unsubscribe } from '../core/newsletter.contract.ts'
import { confirmationEmail } from './confirmation-email.ts'
import type { ReadVerses } from './issues/issue-email.ts'
import { issueRoutes } from './issues/issues.routes.ts'
import {
  addSubscriber,
  confirmSubscriber,
  deleteUnconfirmed,
  removeSubscriber,
} from './newsletter.repository.ts'
import { newsletterOff } from './newsletter-off.ts'
import { subscriberRoutes } from './subscribers.routes.ts'

const MINUTE_MS = 60_000
const DAY_MS = 1440 * MINUTE_MS

/** Subscribing to the newsletter with a confirmed address, ending it with one click, and its administration. */
export const newsletterFeature =
  (versesFrom: (contentFolder: string) => ReadVerses): ServerFeature =>
  (app, services) => {
    const { database, clock, settings, log } = services
    const { mailer, afterReply } = emailAfterReply(app, services)
    const { PUBLIC_URL } = settings
    everyHour(app, log, {
      name: 'newsletter',
      failed: 'unconfirmed subscribers could not be deleted',
      work: () => deleteUnconfirmed(database, clock()),
    })

    subscriberRoutes(app, services, mailer.isOn)
    issueRoutes(app, services, { mailer, readVerses: versesFrom(services.contentFolder) })

    route(app, readNewsletter, () => ({ isOn: mailer.isOn }))

    route(app, subscribe, async ({ body: { website, ...wanted }, request, reply }) => {
      if (!mailer.isOn || !PUBLIC_URL) throw newsletterOff()
      const network = {
        key: `newsletter ${networkOf(request.ip)}`,
        free: 10,
        pauseMs: MINUTE_MS,
        longestMs: 15 * MINUTE_MS,
      }
      await limitAttempts(database, [network], clock(), reply)
      if (website === '') afterReply(reply, () => sendConfirmation(wanted, PUBLIC_URL))
      return { sent: true } as const
    })

    /** Sends nothing to a confirmed address, and three emails at most to another one in a day. */
    async function sendConfirmation(
      wanted: { email: string; language: string },
      base: string,
    ): Promise<void> {
      const address = {
        key: `newsletter ${comparisonKey(wanted.email)}`,
        free: 3,
        pauseMs: DAY_MS,
        longestMs: DAY_MS,
      }
      if ((await countAttempt(database, [address], clock())) > 0) return
      const subscriber = await addSubscriber(database, wanted, clock())
      if (subscriber) await mailer.send(confirmationEmail(subscriber, base))
    }

    route(app, confirmSubscription, async ({ body: { token } }) => {
      if (await confirmSubscriber(database, token, clock())) return { confirmed: true } as const
      throw linkExpired()
    })

    app.register(async (scope) => {
      // The body says `List-Unsubscribe=One-Click` and nothing else.
      scope.addContentTypeParser(
        'application/x-www-form-urlencoded',
        { parseAs: 'string', bodyLimit: 1000 },
        (_, __, done) => done(null, undefined),
      )
      route(scope, unsubscribe, async ({ query: { token } }) => {
        await removeSubscriber(database, token, clock())
        return { unsubscribed: true } as const
      })
    })
  }
