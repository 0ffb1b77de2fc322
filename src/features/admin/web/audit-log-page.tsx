import {
  type AuditEntry,
  exportAuditEntries,
  listAuditEntries,
} from '#shared/core/admin/audit-log.contract.ts'
import { AdminPage } from '#shared/web/admin/admin-page.tsx'
import { AuditChange, actionText } from '#shared/web/admin/item-history.tsx'
import { AdminTable } from '#shared/web/admin/table/admin-table.tsx'
import type { AdminColumn } from '#shared/web/admin/table/admin-table-props.ts'
import { formatInstant } from '#shared/web/i18n/format-instant.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { auditLogScreen } from '../core/admin.admin-screens.ts'

/** What administrators changed, with search and export. */
export default function AuditLogPage() {
  return (
    <AdminPage about={t('admin-audit-log:about')} screen={auditLogScreen}>
      <AdminTable<AuditEntry>
        columns={columns()}
        empty={t('admin-audit-log:empty')}
        exported={exportAuditEntries}
        keyOf={({ id }) => String(id)}
        label={t('pages:adminAuditLog.link')}
        list={listAuditEntries}
        searchLabel={t('admin-audit-log:search')}
        titleOf={({ action, itemId }) => `${actionText(action)} ${itemId}`}
      />
    </AdminPage>
  )
}

const columns = (): readonly AdminColumn<AuditEntry>[] => [
  {
    id: 'at',
    title: t('admin-audit-log:at'),
    sortable: true,
    cell: ({ at }) => <span className="tabular whitespace-nowrap">{formatInstant(at)}</span>,
  },
  {
    id: 'actor',
    title: t('admin-audit-log:actor'),
    cell: ({ actor }) => <bdi className="sm:whitespace-nowrap">{actor ?? t('admin:history.deleted')}</bdi>,
  },
  { id: 'action', title: t('admin-audit-log:action'), cell: ({ action }) => actionText(action) },
  {
    id: 'item',
    title: t('admin-audit-log:item'),
    cell: ({ itemType, itemId }) => (
      <>
        {t(`admin-audit-log:types.${itemType}`)}{' '}
        <span className="inline-block break-all text-muted text-sm" dir="ltr">
          {itemId}
        </span>
      </>
    ),
  },
  { id: 'change', title: t('admin-audit-log:change'), cell: (entry) => <AuditChange entry={entry} /> },
]
