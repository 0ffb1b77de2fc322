import type { AnswerOf } from '#shared/core/contract/endpoint.ts'
import { AdminBadge } from '#shared/web/admin/admin-badge.tsx'
import { formatNumber } from '#shared/web/i18n/format.ts'
import { formatInstant } from '#shared/web/i18n/format-instant.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { DataTable } from '#shared/web/ui/data-table.tsx'
import type { readDatabase } from '../../core/database.contract.ts'

/** The migrations of this version, and whether the database has them. */
export function MigrationList({
  migrations,
  newerMigrations,
}: Pick<AnswerOf<typeof readDatabase>, 'migrations' | 'newerMigrations'>) {
  return (
    <div className="rounded-card bg-raised p-5 shadow-card">
      {newerMigrations > 0 && (
        <p className="mb-4 text-ending">
          {t('admin-database:newer', { count: newerMigrations, number: formatNumber(newerMigrations) })}
        </p>
      )}
      <DataTable
        columns={[
          t('admin-database:migration.name'),
          t('admin-database:migration.written'),
          t('admin-database:migration.state'),
        ]}
        rows={migrations.map(({ name, createdAt, isApplied }) => ({
          key: name,
          head: <bdi>{name}</bdi>,
          cells: [
            <span className="whitespace-nowrap" key="written">
              {formatInstant(createdAt)}
            </span>,
            <AdminBadge key="state" tone={isApplied ? 'good' : 'quiet'}>
              {t(`admin-database:migration.${isApplied ? 'applied' : 'missing'}`)}
            </AdminBadge>,
          ],
        }))}
        scrollLabel={t('admin-database:parts.migrations')}
      />
    </div>
  )
}
