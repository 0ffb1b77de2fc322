import { useQuery } from '@tanstack/react-query'
import { AdminBadge } from '#shared/web/admin/admin-badge.tsx'
import { reading } from '#shared/web/api/reading.ts'
import { formatNumber } from '#shared/web/i18n/format.ts'
import { formatBytes } from '#shared/web/i18n/format-bytes.ts'
import { formatInstant } from '#shared/web/i18n/format-instant.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { DataTable } from '#shared/web/ui/data-table.tsx'
import { TableSkeleton } from '#shared/web/ui/table-skeleton.tsx'
import { Unreachable } from '#shared/web/ui/unreachable.tsx'
import { listBackups } from '../../core/backups.contract.ts'

/** The daily backups of this server. */
export function BackupList() {
  const { data, error, refetch } = useQuery({ ...reading(listBackups, undefined), refetchOnMount: 'always' })
  if (error) return <Unreachable onRetry={() => void refetch()} />
  if (!data) return <TableSkeleton rows={3} />
  const { isOn, keep, backups } = data.answer
  return (
    <div className="rounded-card bg-raised p-5 shadow-card">
      <p className="text-muted">
        {isOn
          ? t('admin-database:backup.on', { count: keep, number: formatNumber(keep) })
          : t('admin-database:backup.off', { setting: 'BACKUP_DIR' })}
      </p>
      {isOn && backups.length === 0 && <p className="mt-4">{t('admin-database:backup.none')}</p>}
      {backups.length > 0 && (
        <div className="mt-4">
          <DataTable
            columns={[
              t('admin-database:backup.made'),
              t('admin-database:backup.size'),
              t('admin-database:backup.state'),
              t('admin-database:backup.file'),
            ]}
            rows={backups.map(({ name, madeAt, bytes, state, isEncrypted }) => ({
              key: name,
              head: <span className="whitespace-nowrap">{formatInstant(madeAt)}</span>,
              cells: [
                formatBytes(bytes),
                <span className="flex flex-wrap gap-1.5" key="state">
                  <AdminBadge tone={state === 'checked' ? 'good' : 'quiet'}>
                    {t(`admin-database:backup.${state}`)}
                  </AdminBadge>
                  {isEncrypted && (
                    <AdminBadge tone="quiet">{t('admin-database:backup.encrypted')}</AdminBadge>
                  )}
                </span>,
                <bdi className="break-all" key="file">
                  {name}
                </bdi>,
              ],
            }))}
            scrollLabel={t('admin-database:parts.backups')}
          />
        </div>
      )}
    </div>
  )
}
