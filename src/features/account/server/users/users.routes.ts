import { isNull } from 'drizzle-orm'
import { actOnEach } from '#shared/server/admin/act-on-each.ts'
import { allRows, listRows, oneRow } from '#shared/server/admin/admin-table.ts'
import { sendRows } from '#shared/server/admin/send-rows.ts'
import { guardedRoute } from '#shared/server/http/route.ts'
import type { RafiqServer, Services } from '#shared/server/services.ts'
import { accounts } from '#shared/server/session/account.table.ts'
import {
  actOnUsers,
  changeUserRole,
  exportUsers,
  listUsers,
  readUserItem,
} from '../../core/users.contract.ts'
import { actOnUser, changeRole } from './change-user.ts'
import { mayExportUsers, mayListUsers, mayManageUsers } from './users.policy.ts'
import { usersTable } from './users.repository.ts'

/** Administrators manage the accounts of others. */
export function usersRoutes(app: RafiqServer, services: Services): void {
  const { database } = services
  app.admin.figures.set('users', ({ db }) => db.$count(accounts, isNull(accounts.closedAt)))

  guardedRoute(app, mayListUsers, listUsers, ({ query }) =>
    listRows(database, usersTable, { sort: '-created', ...query }),
  )

  guardedRoute(app, mayExportUsers, exportUsers, ({ query: { format, ...query }, reply }) =>
    sendRows(reply, exportUsers, format, allRows(database, usersTable, query)),
  )

  guardedRoute(app, mayListUsers, readUserItem, ({ params: { id } }) => oneRow(database, usersTable, id))

  guardedRoute(app, mayManageUsers, changeUserRole, async ({ params: { id }, body: { role }, session }) => {
    await changeRole(services, session.account, id, role)
    return oneRow(database, usersTable, id)
  })

  guardedRoute(app, mayManageUsers, actOnUsers, ({ body: { action, ids }, session }) =>
    actOnEach(ids, (id) => actOnUser(services, session.account, id, action)),
  )
}
