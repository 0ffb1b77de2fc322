import { AdminTable } from '#shared/web/admin/table/admin-table.tsx'
import type { AdminColumn } from '#shared/web/admin/table/admin-table-props.ts'
import { throwRefusal } from '#shared/web/admin/throw-refusal.ts'
import { call } from '#shared/web/api/call.ts'
import { formatNumber } from '#shared/web/i18n/format.ts'
import { formatBytes } from '#shared/web/i18n/format-bytes.ts'
import { formatInstant } from '#shared/web/i18n/format-instant.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { toast } from '#shared/web/ui/toast.ts'
import { type DatabaseTable, listDatabaseTables, vacuumTables } from '../../core/database.contract.ts'

/** The tables with their sizes; the chosen ones can be vacuumed. */
export function DatabaseTables() {
  return (
    <AdminTable<DatabaseTable>
      bulk={[
        {
          name: 'vacuum',
          label: t('admin-database:vacuum.action'),
          question: t('admin-database:vacuum.question'),
          run: vacuum,
        },
      ]}
      columns={columns()}
      empty={t('admin-database:noTables')}
      keyOf={({ name }) => name}
      label={t('admin-database:parts.tables')}
      list={listDatabaseTables}
      searchLabel={t('admin-database:search')}
      titleOf={({ name }) => name}
    />
  )
}

/** Vacuums tables and says how many. Throws the code of the first refusal. */
async function vacuum(tables: readonly string[]): Promise<void> {
  const outcome = await call(vacuumTables, { body: { tables: [...tables] } })
  const { done } = outcome
  if (done.length > 0) {
    toast({
      title: t('admin-database:vacuum.done', { count: done.length, number: formatNumber(done.length) }),
    })
  }
  throwRefusal(outcome)
}

const columns = (): readonly AdminColumn<DatabaseTable>[] => [
  {
    id: 'name',
    title: t('admin-database:columns.name'),
    sortable: true,
    cell: ({ name }) => <bdi className="break-all">{name}</bdi>,
  },
  {
    id: 'size',
    title: t('admin-database:columns.size'),
    sortable: true,
    cell: ({ tableBytes, indexBytes }) => <Figure>{formatBytes(tableBytes + indexBytes)}</Figure>,
  },
  {
    id: 'indexes',
    title: t('admin-database:columns.indexes'),
    sortable: true,
    cell: ({ indexBytes }) => <Figure>{formatBytes(indexBytes)}</Figure>,
  },
  {
    id: 'rows',
    title: t('admin-database:columns.rows'),
    sortable: true,
    cell: ({ rows }) => <Figure>{formatNumber(rows)}</Figure>,
  },
  {
    id: 'dead',
    title: t('admin-database:columns.dead'),
    sortable: true,
    cell: ({ deadRows }) => <Figure>{formatNumber(deadRows)}</Figure>,
  },
  {
    id: 'vacuumed',
    title: t('admin-database:columns.vacuumed'),
    sortable: true,
    cell: ({ vacuumedAt }) => <Figure>{timeOf(vacuumedAt)}</Figure>,
  },
  {
    id: 'analyzed',
    title: t('admin-database:columns.analyzed'),
    sortable: true,
    cell: ({ analyzedAt }) => <Figure>{timeOf(analyzedAt)}</Figure>,
  },
]

const timeOf = (instant: string | null) =>
  instant === null ? t('admin-database:never') : formatInstant(instant)

function Figure({ children }: { children: string }) {
  return <span className="tabular whitespace-nowrap">{children}</span>
}
