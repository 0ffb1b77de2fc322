import { actOnEach } from '#shared/server/admin/act-on-each.ts'
import { addAuditEntry } from '#shared/server/admin/add-audit-entry.ts'
import { allRows, listRows } from '#shared/server/admin/admin-table.ts'
import { sendRows } from '#shared/server/admin/send-rows.ts'
import { guardedRoute } from '#shared/server/http/route.ts'
import type { RafiqServer, Services } from '#shared/server/services.ts'
import {
  exportSubscribers,
  listSubscribers,
  readSubscriberCounts,
  removeSubscribers,
} from '../core/newsletter-subscribers.contract.ts'
import { mayReadSubscribers, mayRemoveSubscribers } from './newsletter.policy.ts'
import { deleteSubscriber, subscriberCounts, subscribersTable } from './subscribers-admin.ts'

/** The subscribers of the newsletter for administrators. */
export function subscriberRoutes(app: RafiqServer, { database, clock }: Services, isOn: boolean): void {
  guardedRoute(app, mayReadSubscribers, readSubscriberCounts, async () => ({
    isOn,
    ...(await subscriberCounts(database)),
  }))

  guardedRoute(app, mayReadSubscribers, listSubscribers, ({ query }) =>
    listRows(database, subscribersTable, { sort: '-requested', ...query }),
  )

  guardedRoute(
    app,
    mayReadSubscribers,
    exportSubscribers,
    async ({ query: { format, ...query }, reply, session: { account } }) => {
      await addAuditEntry(database, {
        actorId: account.id,
        at: clock(),
        action: 'export',
        itemType: 'newsletter-subscriber',
        itemId: 'all',
        before: null,
        // A search can be an address.
        after: { format, status: query.status ?? 'all', language: query.language ?? 'all' },
      })
      return sendRows(reply, exportSubscribers, format, allRows(database, subscribersTable, query))
    },
  )

  guardedRoute(app, mayRemoveSubscribers, removeSubscribers, ({ body: { ids }, session: { account } }) =>
    actOnEach(ids, (id) => deleteSubscriber(database, { actorId: account.id, at: clock() }, id)),
  )
}
