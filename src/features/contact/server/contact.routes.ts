import { everyHour } from '#shared/server/every-hour.ts'
import { guardedRoute, route } from '#shared/server/http/route.ts'
import { emailAfterReply } from '#shared/server/mail/email-after-reply.ts'
import type { ServerFeature } from '#shared/server/services.ts'
import { networkOf } from '#shared/server/throttle/network-of.ts'
import { limitAttempts } from '#shared/server/throttle/throttle.ts'
import { contactMessagesScreen } from '../core/contact.admin-screens.ts'
import { deleteMessage, listMessages, markMessage, sendMessage } from '../core/contact.contract.ts'
import { mayAnswerMessages } from './contact.policy.ts'
import {
  countOpenMessages,
  deleteOldMessages,
  listByStatus,
  removeMessage,
  setStatus,
  storeMessage,
} from './contact.repository.ts'
import { contactEmail } from './contact-email.ts'

const MINUTE_MS = 60_000
/** The first five messages of a network go at once; then there are pauses of up to an hour. */
const LIMIT = { free: 5, pauseMs: 10 * MINUTE_MS, longestMs: 60 * MINUTE_MS }

/** The contact form, and its messages for support. */
export const contactFeature: ServerFeature = (app, services) => {
  const { database, clock, settings, log } = services
  const { mailer, afterReply } = emailAfterReply(app, services)
  app.admin.openWork.set(contactMessagesScreen, countOpenMessages)
  everyHour(app, log, {
    name: 'contactMessages',
    failed: 'old messages could not be deleted',
    work: () => deleteOldMessages(database, clock()),
  })

  route(app, sendMessage, async ({ body: { website, ...message }, request, reply }) => {
    const limit = { key: `contact ${networkOf(request.ip)}`, ...LIMIT }
    await limitAttempts(database, [limit], clock(), reply)
    // A bot filled in the hidden field; the answer doesn't reveal that it was detected.
    if (website !== '') return { received: true } as const
    await storeMessage(database, message, clock())
    const to = settings.CONTACT_EMAIL
    if (to && mailer.isOn) afterReply(reply, () => mailer.send(contactEmail(message, to)))
    return { received: true } as const
  })

  guardedRoute(app, mayAnswerMessages, listMessages, ({ query }) => listByStatus(database, query))

  guardedRoute(app, mayAnswerMessages, markMessage, ({ params: { id }, body: { status } }) =>
    setStatus(database, id, status, clock()),
  )

  guardedRoute(app, mayAnswerMessages, deleteMessage, async ({ params: { id } }) => {
    await removeMessage(database, id)
    return { deleted: true } as const
  })
}
