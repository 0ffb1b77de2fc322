import { isNull } from 'drizzle-orm'
import { actOnEach } from '#shared/server/admin/act-on-each.ts'
import { allRows, listRows } from '#shared/server/admin/admin-table.ts'
import { sendRows } from '#shared/server/admin/send-rows.ts'
import { guardedRoute } from '#shared/server/http/route.ts'
import type { RafiqServer, Services } from '#shared/server/services.ts'
import type { Session } from '#shared/server/session/session.ts'
import {
  actOnMosques,
  createMosque,
  deleteMosque,
  exportMosques,
  listAdminMosques,
  readAdminMosque,
  updateMosque,
} from '../core/mosques-admin.contract.ts'
import { mayEditMosques, mayListMosques } from './mosques.policy.ts'
import {
  actOnMosque,
  addMosque,
  type Editing,
  findForAdministrator,
  saveMosque,
} from './mosques.repository.ts'
import { mosques } from './mosques.table.ts'
import { mosquesTable } from './mosques-list.ts'

/** The mosques as administrators see and change them. */
export function mosqueAdminRoutes(app: RafiqServer, services: Services): void {
  const { database, clock } = services
  const by = ({ account }: Session): Editing => ({ database, clock, actorId: account.id })
  app.admin.figures.set('mosques', ({ db }) => db.$count(mosques, isNull(mosques.deletedAt)))

  guardedRoute(app, mayListMosques, listAdminMosques, async ({ query }) => {
    const { data, pagination } = await listRows(database, mosquesTable, { sort: '-added', ...query })
    return { mosques: data, pagination }
  })

  guardedRoute(app, mayListMosques, exportMosques, ({ query: { format, ...query }, reply }) =>
    sendRows(reply, exportMosques, format, allRows(database, mosquesTable, query)),
  )

  guardedRoute(app, mayListMosques, readAdminMosque, ({ params: { id } }) =>
    findForAdministrator(services, id),
  )

  guardedRoute(app, mayEditMosques, createMosque, ({ body, session }) => addMosque(by(session), body))

  guardedRoute(
    app,
    mayEditMosques,
    updateMosque,
    ({ params: { id }, body: { version, ...values }, session }) =>
      saveMosque(by(session), id, values, version),
  )

  guardedRoute(app, mayEditMosques, deleteMosque, async ({ params: { id }, session }) => {
    await actOnMosque(by(session), id, 'delete')
    return { deleted: true } as const
  })

  guardedRoute(app, mayEditMosques, actOnMosques, ({ body: { action, ids }, session }) =>
    actOnEach(ids, (id) => actOnMosque(by(session), id, action)),
  )
}
