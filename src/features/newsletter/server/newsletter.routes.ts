import { AppError } from '#shared/core/app-error.ts'
import { comparisonKey } from '#shared/core/email.ts'
import { everyHour } from '#shared/server/every-hour.ts'
import { route } from '#shared/server/http/route.ts'
import { openMailer } from '#shared/server/mail/mailer.ts'
import type { ServerFeature } from '#shared/server/services.ts'
import { tasksAfterReply } from '#shared/server/tasks-after-reply.ts'
import { networkOf } from '#shared/server/throttle/network-of.ts'
import { countAttempt, tooManyAttempts } from '#shared/server/throttle/throttle.ts'
import { confirmSubscription, readNewsletter, subscribe, unsubscribe } from '../core/newsletter.contract.ts'
import { confirmationEmail } from './confirmation-email.ts'
import {
  addSubscriber,
  confirmSubscriber,
  deleteUnconfirmed,
  removeSubscriber,
} from './newsletter.repository.ts'

const MINUTE_MS = 60_000
const DAY_MS = 1440 * MINUTE_MS

/** Subscribing to the newsletter with a confirmed address, and ending it with one click. */
export const newsletterFeature: ServerFeature = (app, { database, clock, settings, log }) => {
  const mailer = openMailer(settings, log)
  const { PUBLIC_URL } = settings
  const { afterReply, settled } = tasksAfterReply(log)
  app.addHook('onClose', async () => {
    mailer.close()
    await settled()
  })
  everyHour(app, log, 'unconfirmed subscribers could not be deleted', () =>
    deleteUnconfirmed(database, clock()),
  )

  route(app, readNewsletter, () => ({ isOn: mailer.isOn }))

  route(app, subscribe, async ({ body: { website, ...wanted }, request, reply }) => {
    if (!mailer.isOn || !PUBLIC_URL) throw newsletterOff()
    const network = {
      key: `newsletter ${networkOf(request.ip)}`,
      free: 10,
      pauseMs: MINUTE_MS,
      longestMs: 15 * MINUTE_MS,
    }
    const wait = await countAttempt(database, [network], clock())
    if (wait > 0) throw tooManyAttempts(reply, wait)
    if (website === '') afterReply(reply, () => sendConfirmation(wanted, PUBLIC_URL))
    return { sent: true } as const
  })

  /** Sends nothing to a confirmed address, and three emails at most to another one in a day. */
  async function sendConfirmation(wanted: { email: string; language: string }, base: string): Promise<void> {
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
    throw new AppError('link_expired', 410, 'This link is invalid, expired or already used.')
  })

  app.register(async (scope) => {
    // The body says `List-Unsubscribe=One-Click` and nothing else.
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 1000 },
      (_, __, done) => done(null, undefined),
    )
    route(scope, unsubscribe, async ({ query: { token } }) => {
      await removeSubscriber(database, token)
      return { unsubscribed: true } as const
    })
  })
}

const newsletterOff = () => new AppError('newsletter_off', 503, 'This server has no newsletter.')
