import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { AdminPage } from '#shared/web/admin/admin-page.tsx'
import { reading } from '#shared/web/api/reading.ts'
import { formatNumber } from '#shared/web/i18n/format.ts'
import { formatBytes } from '#shared/web/i18n/format-bytes.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { Skeleton } from '#shared/web/ui/skeleton.tsx'
import { Tabs } from '#shared/web/ui/tabs.tsx'
import { Unreachable } from '#shared/web/ui/unreachable.tsx'
import { useAddressQuery } from '#shared/web/use-address-query.ts'
import { readDatabase } from '../../core/database.contract.ts'
import { databaseScreen } from '../../core/operations.admin-screens.ts'
import { MigrationList } from './migration-list.tsx'
import { DatabaseTables } from './tables.tsx'

const parts = ['tables', 'migrations', 'backups'] as const
type Part = (typeof parts)[number]

/** The sizes of the database, its migrations and its backups. */
export function DatabaseScreen({ backups }: { /** The list of backups. */ backups: ReactNode }) {
  return (
    <AdminPage about={t('admin-database:about')} screen={databaseScreen}>
      <DatabaseState backups={backups} />
    </AdminPage>
  )
}

function DatabaseState({ backups }: { backups: ReactNode }) {
  const [address, setAddress] = useAddressQuery()
  const part = parts.find((name) => name === address.get('tab')) ?? 'tables'
  const { data, error, refetch } = useQuery({ ...reading(readDatabase, undefined), refetchOnMount: 'always' })
  const state = data?.answer
  const waiting = state?.migrations.filter(({ isApplied }) => !isApplied).length
  const facts = [
    ['version', state?.version],
    ['size', state && formatBytes(state.bytes)],
    ['migrations', state && formatNumber(state.migrations.length)],
    ['waiting', waiting === undefined ? undefined : formatNumber(waiting)],
  ] as const
  if (error) return <Unreachable onRetry={() => void refetch()} />
  return (
    <>
      <dl className="mb-6 grid grid-cols-2 gap-3 lg:grid-cols-4">
        {facts.map(([name, value]) => (
          <div className="rounded-card bg-raised px-5 py-4 shadow-card" key={name}>
            <dt className="text-muted text-sm">{t(`admin-database:facts.${name}`)}</dt>
            <dd className="tabular font-display font-semibold text-2xl">
              {value === undefined ? <Skeleton className="h-7 w-14" /> : <bdi>{value}</bdi>}
            </dd>
          </div>
        ))}
      </dl>
      <Tabs<Part>
        chosen={part}
        label={t('admin-database:parts.label')}
        // The state of the table belongs to its tab alone.
        onChoose={(name) => setAddress(() => new URLSearchParams(name === 'tables' ? {} : { tab: name }))}
        tabs={parts.map((name) => ({ name, title: t(`admin-database:parts.${name}`) }))}
      >
        {part === 'tables' && <DatabaseTables />}
        {part === 'migrations' && state && <MigrationList {...state} />}
        {part === 'backups' && backups}
      </Tabs>
    </>
  )
}
