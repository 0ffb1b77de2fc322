import { actOnEach } from '#shared/server/admin/act-on-each.ts'
import { addAuditEntry } from '#shared/server/admin/add-audit-entry.ts'
import { allRows, listRows } from '#shared/server/admin/admin-table.ts'
import { sendRows } from '#shared/server/admin/send-rows.ts'
import { everyHour } from '#shared/server/every-hour.ts'
import { guardedRoute, route } from '#shared/server/http/route.ts'
import { emailAfterReply } from '#shared/server/mail/email-after-reply.ts'
import type { ServerFeature } from '#shared/server/services.ts'
import { networkOf } from '#shared/server/throttle/network-of.ts'
import { limitAttempts } from '#shared/server/throttle/throttle.ts'
import { contactMessagesScreen } from '../core/contact.admin-screens.ts'
import { actOnMessages, exportMessages, listMessages, sendMessage } from '../core/contact.contract.ts'
import { mayAnswerMessages } from './contact.policy.ts'
import { countOpenMessages, storeMessage } from './contact.repository.ts'
import { contactEmail } from './contact-email.ts'
import { actOnMessage, contactMessagesTable, deleteOldMessages } from './contact-messages.repository.ts'

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

  guardedRoute(app, mayAnswerMessages, listMessages, ({ query }) =>
    listRows(database, contactMessagesTable, query),
  )

  guardedRoute(
    app,
    mayAnswerMessages,
    exportMessages,
    async ({ query: { format, ...query }, reply, session }) => {
      await addAuditEntry(database, {
        actorId: session.account.id,
        at: clock(),
        action: 'export',
        itemType: 'contact-message',
        itemId: 'all',
        before: null,
        // A search can be a name or an address.
        after: { format, status: query.status ?? 'open' },
      })
      return sendRows(reply, exportMessages, format, allRows(database, contactMessagesTable, query))
    },
  )

  guardedRoute(app, mayAnswerMessages, actOnMessages, ({ body: { action, ids }, session }) => {
    const acting = { actorId: session.account.id, at: clock() }
    return actOnEach(ids, (id) => actOnMessage(database, acting, id, action))
  })
}
