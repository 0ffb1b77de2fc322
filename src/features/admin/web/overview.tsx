import { useQuery } from '@tanstack/react-query'
import type { AdminScreen } from '#shared/core/admin/admin-screen.ts'
import { reading } from '#shared/web/api/reading.ts'
import { formatNumber } from '#shared/web/i18n/format.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { Skeleton } from '#shared/web/ui/skeleton.tsx'
import { Unreachable } from '#shared/web/ui/unreachable.tsx'
import { readDashboardStats } from '../core/admin.contract.ts'
import { ScreenList } from './screen-list.tsx'

/** The figures of the whole product, what waits, and the latest entries. */
export function Overview({
  screens,
  open,
}: {
  screens: readonly AdminScreen[]
  open: ReadonlyMap<string, number>
}) {
  const stats = useQuery({ ...reading(readDashboardStats, undefined), refetchOnMount: 'always' })
  const waiting = screens.filter(({ path }) => (open.get(path) ?? 0) > 0)
  if (stats.error) {
    return <Unreachable onRetry={() => void stats.refetch()} text={t('staff:unreachable')} />
  }
  const overview = stats.data?.answer.overview
  const content = stats.data?.answer.content.explanations
  return (
    <div className="grid gap-6">
      <dl className="grid grid-cols-2 gap-3 lg:grid-cols-4">
        <Figure title={t('admin-dashboard:figures.courses')} value={overview?.totalCourses} />
        <Figure title={t('admin-dashboard:figures.audio')} value={overview?.totalAudioRecitations} />
        <Figure title={t('admin-dashboard:figures.mosques')} value={overview?.totalMosques} />
        <Figure title={t('admin-dashboard:figures.names')} value={overview?.totalNames} />
        <Figure title={t('admin-dashboard:figures.users')} value={overview?.totalUsers} />
        <Figure title={t('admin-dashboard:figures.published')} value={content?.published} />
        <Figure title={t('admin-dashboard:figures.draft')} value={content?.draft} />
        <Figure title={t('admin-dashboard:figures.archived')} value={content?.archived} />
      </dl>
      <section aria-labelledby="waiting">
        <h2 className="mb-3 text-lg text-muted" id="waiting">
          {t('admin-dashboard:waiting')}
        </h2>
        {waiting.length > 0 ? (
          <ScreenList open={open} screens={waiting} />
        ) : (
          <p className="rounded-card bg-raised p-5 text-muted shadow-card">
            {t('admin-dashboard:nothingWaits')}
          </p>
        )}
      </section>
    </div>
  )
}

function Figure({ title, value }: { title: string; value: number | undefined }) {
  return (
    <div className="flex flex-col-reverse justify-end rounded-card bg-raised px-5 py-4 shadow-card">
      <dt className="text-muted text-sm">{title}</dt>
      <dd className="tabular font-display font-semibold text-2xl">
        {value === undefined ? <Skeleton className="h-7 w-14" /> : formatNumber(value)}
      </dd>
    </div>
  )
}
