import { acceptRowFiles } from '#shared/server/admin/import-rows.ts'
import { actOnEntry } from '#shared/server/directory/edit-entries.ts'
import { entryRoutes } from '#shared/server/directory/entry-routes.ts'
import { guardedRoute } from '#shared/server/http/route.ts'
import type { RafiqServer, Services } from '#shared/server/services.ts'
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
import { mayEditNames, mayListNames } from './names.policy.ts'
import { addName, editedNames, importNameFile, saveName } from './names-admin.repository.ts'
import { namesTable } from './names-list.ts'

const IMPORTS_PER_MINUTE = 12

/** The names as editors see and change them. */
export function namesAdminRoutes(app: RafiqServer, services: Services): void {
  const by = entryRoutes(app, services, {
    mayRead: mayListNames,
    mayEdit: mayEditNames,
    calls: { list: listAdminNames, export: exportNames, read: readAdminName, act: actOnNames },
    directory: editedNames,
    table: namesTable,
    edited: namesTable,
  })

  guardedRoute(app, mayEditNames, createName, ({ body, session }) => addName(by(session), body))

  guardedRoute(app, mayEditNames, updateName, ({ params: { id }, body: { version, ...values }, session }) =>
    saveName(by(session), id, values, version),
  )

  guardedRoute(app, mayEditNames, deleteName, async ({ params: { id }, session }) => {
    await actOnEntry(by(session), editedNames, id, 'delete')
    return { deleted: true } as const
  })

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
