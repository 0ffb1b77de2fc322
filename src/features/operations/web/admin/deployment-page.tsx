import { useQuery } from '@tanstack/react-query'
import { AdminPage } from '#shared/web/admin/admin-page.tsx'
import { reading } from '#shared/web/api/reading.ts'
import { formatNumber } from '#shared/web/i18n/format.ts'
import { formatBytes } from '#shared/web/i18n/format-bytes.ts'
import { formatUptime } from '#shared/web/i18n/format-uptime.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { Skeleton } from '#shared/web/ui/skeleton.tsx'
import { TableSkeleton } from '#shared/web/ui/table-skeleton.tsx'
import { Tabs } from '#shared/web/ui/tabs.tsx'
import { Unreachable } from '#shared/web/ui/unreachable.tsx'
import { useAddressQuery } from '#shared/web/use-address-query.ts'
import { readDeployment } from '../../core/deployment.contract.ts'
import { deploymentScreen } from '../../core/operations.admin-screens.ts'
import { MissingParts } from './missing-parts.tsx'
import { SettingList } from './setting-list.tsx'
import { SetupGuide } from './setup-guide.tsx'

const parts = ['state', 'settings', 'setup'] as const
type Part = (typeof parts)[number]

/** How this server runs, its settings, and how to set up another. */
export default function DeploymentPage() {
  return (
    <AdminPage about={t('admin-deployment:about')} screen={deploymentScreen}>
      <Deployment />
    </AdminPage>
  )
}

function Deployment() {
  const [address, setAddress] = useAddressQuery()
  const part = parts.find((name) => name === address.get('tab')) ?? 'state'
  const { data, error, refetch } = useQuery({
    ...reading(readDeployment, undefined),
    refetchOnMount: 'always',
  })
  const state = data?.answer
  if (error) return <Unreachable onRetry={() => void refetch()} />
  const facts = [
    ['version', state?.version],
    ['node', state?.nodeVersion],
    ['uptime', state && formatUptime(state.uptimeSeconds)],
    ['memory', state && formatBytes(state.memoryBytes)],
    ['database', state && databaseText(state)],
    ['instances', state && (state.instances === null ? '—' : formatNumber(state.instances))],
  ] as const
  return (
    <>
      <dl className="mb-6 grid grid-cols-2 gap-3 lg:grid-cols-3 xl:grid-cols-6">
        {facts.map(([name, value]) => (
          <div className="rounded-card bg-raised px-5 py-4 shadow-card" key={name}>
            <dt className="text-muted text-sm">{t(`admin-deployment:facts.${name}`)}</dt>
            <dd className="tabular font-semibold text-lg">
              {value === undefined ? <Skeleton className="h-6 w-14" /> : <bdi>{value}</bdi>}
            </dd>
          </div>
        ))}
      </dl>
      <Tabs<Part>
        chosen={part}
        label={t('admin-deployment:parts.label')}
        onChoose={(name) => setAddress(() => new URLSearchParams(name === 'state' ? {} : { tab: name }))}
        tabs={parts.map((name) => ({ name, title: t(`admin-deployment:parts.${name}`) }))}
      >
        {part !== 'setup' && !state && <TableSkeleton rows={6} />}
        {part === 'state' && state && <MissingParts settings={state.settings} />}
        {part === 'settings' && state && <SettingList settings={state.settings} />}
        {part === 'setup' && <SetupGuide />}
      </Tabs>
    </>
  )
}

const databaseText = ({
  database,
  isDatabaseEmbedded,
}: {
  database: 'ok' | 'unavailable'
  isDatabaseEmbedded: boolean
}) =>
  t(
    `admin-deployment:database.${database === 'unavailable' ? 'unavailable' : isDatabaseEmbedded ? 'embedded' : 'own'}`,
  )
