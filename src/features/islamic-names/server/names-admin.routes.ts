import { actOnEach } from '#shared/server/admin/act-on-each.ts'
import { allRows, listRows } from '#shared/server/admin/admin-table.ts'
import { acceptRowFiles } from '#shared/server/admin/import-rows.ts'
import { sendRows } from '#shared/server/admin/send-rows.ts'
import { actOnEntry, type EditingEntries } from '#shared/server/directory/edit-entries.ts'
import { guardedRoute } from '#shared/server/http/route.ts'
import type { RafiqServer, Services } from '#shared/server/services.ts'
import type { Session } from '#shared/server/session/session.ts'
import {
  actOnNames,
  createName,
  deleteName,
  exportNames,
  importNames,
  listAdminNames,
  readAdminName,
  updateName,
} from '../core/names-admin.contract.ts'
import { islamicNames } from './islamic-names.table.ts'
import { mayEditNames, mayListNames } from './names.policy.ts'
import { addName, editedNames, findForEditor, importNameFile, saveName } from './names-admin.repository.ts'
import { namesTable } from './names-list.ts'

const IMPORTS_PER_MINUTE = 12

/** The names as editors see and change them. */
export function namesAdminRoutes(app: RafiqServer, services: Services): void {
  const { database, clock } = services
  const by = ({ account }: Session): EditingEntries => ({ database, clock, actorId: account.id })
  app.admin.deletable.push(islamicNames)

  guardedRoute(app, mayListNames, listAdminNames, ({ query }) => listRows(database, namesTable, query))

  guardedRoute(app, mayListNames, exportNames, ({ query: { format, ...query }, reply }) =>
    sendRows(reply, exportNames, format, allRows(database, namesTable, query)),
  )

  guardedRoute(app, mayListNames, readAdminName, ({ params: { slug } }) => findForEditor(services, slug))

  guardedRoute(app, mayEditNames, createName, ({ body, session }) => addName(by(session), body))

  guardedRoute(app, mayEditNames, updateName, ({ params: { slug }, body: { version, ...values }, session }) =>
    saveName(by(session), slug, values, version),
  )

  guardedRoute(app, mayEditNames, deleteName, async ({ params: { slug }, session }) => {
    await actOnEntry(by(session), editedNames, slug, 'delete')
    return { deleted: true } as const
  })

  guardedRoute(app, mayEditNames, actOnNames, ({ body: { action, ids }, session }) =>
    actOnEach(ids, (slug) => actOnEntry(by(session), editedNames, slug, action)),
  )

  acceptRowFiles(app)
  guardedRoute(
    app,
    mayEditNames,
    importNames,
    ({ query: { mode }, request, session }) =>
      importNameFile(by(session), { body: request.body, type: request.headers['content-type'], mode }),
    { limit: IMPORTS_PER_MINUTE },
  )
}
