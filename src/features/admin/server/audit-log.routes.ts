import { eq, gte, lt, sql } from 'drizzle-orm'
import {
  type AuditEntry,
  exportAuditEntries,
  listAuditEntries,
} from '#shared/core/admin/audit-log.contract.ts'
import { type CivilDate, formatCivilDate } from '#shared/core/civil-date.ts'
import { type AdminTable, allRows, listRows } from '#shared/server/admin/admin-table.ts'
import { auditLog } from '#shared/server/admin/audit-log.table.ts'
import { sendRows } from '#shared/server/admin/send-rows.ts'
import { guardedRoute } from '#shared/server/http/route.ts'
import type { RafiqServer, Services } from '#shared/server/services.ts'
import { accounts } from '#shared/server/session/account.table.ts'
import { mayReadAuditLog } from './admin.policy.ts'

const username = sql<
  string | null
>`(select ${accounts.username} from ${accounts} where ${accounts.id} = ${auditLog.actorId})`
const dayAfter = (day: CivilDate) => sql`${formatCivilDate(day)}::date + 1`

const table: AdminTable<AuditEntry> = {
  table: auditLog,
  columns: {
    id: auditLog.id,
    at: auditLog.at,
    actor: username,
    action: auditLog.action,
    itemType: auditLog.itemType,
    itemId: auditLog.itemId,
    before: auditLog.before,
    after: auditLog.after,
  },
  key: auditLog.id,
  searched: [
    auditLog.action,
    auditLog.itemType,
    auditLog.itemId,
    username,
    sql`${auditLog.before}::text`,
    sql`${auditLog.after}::text`,
  ],
  sorts: { at: auditLog.at },
  filters: {
    type: (type: string) => eq(auditLog.itemType, type),
    item: (item: string) => eq(auditLog.itemId, item),
    from: (day: CivilDate) => gte(auditLog.at, sql`${formatCivilDate(day)}::date`),
    to: (day: CivilDate) => lt(auditLog.at, dayAfter(day)),
  },
  toRow: ({ at, ...row }) => ({ ...row, at: at.toISOString() }),
}

/** Reading the audit log; nothing changes it. */
export function auditLogRoutes(app: RafiqServer, { database }: Services): void {
  guardedRoute(app, mayReadAuditLog, listAuditEntries, ({ query }) =>
    listRows(database, table, { sort: '-at', ...query }),
  )

  guardedRoute(app, mayReadAuditLog, exportAuditEntries, ({ query: { format, ...query }, reply }) =>
    sendRows(reply, exportAuditEntries, format, allRows(database, table, query)),
  )
}
