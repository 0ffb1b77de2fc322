import type { z } from 'zod'
import type { ExportFormat } from '#shared/core/admin/export-formats.ts'
import type { Endpoint } from '#shared/core/contract/endpoint.ts'
import type { Pagination } from '#shared/core/directory/directory.contract.ts'
import type { EntryAction } from '#shared/core/directory/entry-state.ts'
import { actOnEach } from '../admin/act-on-each.ts'
import { type AdminTable, allRows, listRows, oneRow, type TableQuery } from '../admin/admin-table.ts'
import { sendRows } from '../admin/send-rows.ts'
import { guardedRoute } from '../http/route.ts'
import type { RafiqServer, Services } from '../services.ts'
import type { Policy } from '../session/policy.ts'
import type { Session } from '../session/session.ts'
import { actOnEntry, type EditedDirectory, type EditingEntries } from './edit-entries.ts'

type Calls<Row, Edited> = {
  readonly list: Endpoint<
    string,
    z.ZodType<TableQuery & { readonly page: number; readonly limit: number }>,
    z.ZodType,
    z.ZodType,
    z.ZodType<{ data: Row[]; pagination: Pagination }>
  >
  readonly export: Endpoint<
    string,
    z.ZodType<TableQuery & { readonly format: ExportFormat }>,
    z.ZodType,
    z.ZodType,
    z.ZodArray<z.ZodObject>
  >
  readonly read: Endpoint<string, z.ZodType, z.ZodType, z.ZodType<{ id: string }>, z.ZodType<Edited>>
  readonly act: Endpoint<
    string,
    z.ZodType,
    z.ZodType<{ action: EntryAction; ids: string[] }>,
    z.ZodType,
    z.ZodType<Awaited<ReturnType<typeof actOnEach>>>
  >
}

interface EntryRoutes<Entry extends object, Row, Edited> {
  readonly mayRead: Policy
  readonly mayEdit: Policy
  readonly calls: Calls<Row, Edited>
  readonly directory: EditedDirectory<Entry>
  /** The entries as a table. */
  readonly table: AdminTable<Row>
  /** One of them for its editor. */
  readonly edited: AdminTable<Edited>
  /** The order of a list whose query has none. */
  readonly sort?: string
}

/**
 * Registers the calls of every edited directory: its table, the export, one entry, and what is done to several. The hourly
 * job purges its deleted entries. Returns who edits in a session, for the calls that write entries.
 */
export function entryRoutes<Entry extends object, Row, Edited>(
  app: RafiqServer,
  services: Services,
  { mayRead, mayEdit, calls, directory, table, edited, sort }: EntryRoutes<Entry, Row, Edited>,
): (session: Session) => EditingEntries {
  const { database } = services
  const by = ({ account }: Session): EditingEntries => ({ ...services, actorId: account.id })
  app.admin.deletable.push(directory.table)

  guardedRoute(app, mayRead, calls.list, ({ query }) => listRows(database, table, { sort, ...query }))
  guardedRoute(app, mayRead, calls.export, ({ query: { format, ...query }, reply }) =>
    sendRows(reply, calls.export, format, allRows(database, table, query)),
  )
  guardedRoute(app, mayRead, calls.read, ({ params: { id } }) => oneRow(database, edited, id))
  guardedRoute(app, mayEdit, calls.act, ({ body: { action, ids }, session }) =>
    actOnEach(ids, (id) => actOnEntry(by(session), directory, id, action)),
  )
  return by
}
