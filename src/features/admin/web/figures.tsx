import { useQuery } from '@tanstack/react-query'
import { reading } from '#shared/web/api/reading.ts'
import { formatNumber } from '#shared/web/i18n/format.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { Skeleton } from '#shared/web/ui/skeleton.tsx'
import { Unreachable } from '#shared/web/ui/unreachable.tsx'
import { readDashboardStats } from '../core/admin.contract.ts'

/** How much there is in the whole product. */
export function Figures() {
  const { data, error, refetch } = useQuery({
    ...reading(readDashboardStats, undefined),
    refetchOnMount: 'always',
  })
  if (error) return <Unreachable onRetry={() => void refetch()} />
  const overview = data?.answer.overview
  const explanations = data?.answer.content.explanations
  const figures = [
    ['courses', overview?.totalCourses],
    ['audio', overview?.totalAudioRecitations],
    ['mosques', overview?.totalMosques],
    ['names', overview?.totalNames],
    ['users', overview?.totalUsers],
    ['published', explanations?.published],
    ['draft', explanations?.draft],
    ['archived', explanations?.archived],
  ] as const
  return (
    <dl className="grid grid-cols-2 gap-3 lg:grid-cols-4">
      {figures.map(([name, value]) => (
        <div
          className="flex flex-col-reverse justify-end rounded-card bg-raised px-5 py-4 shadow-card"
          key={name}
        >
          <dt className="text-muted text-sm">{t(`admin-dashboard:figures.${name}`)}</dt>
          <dd className="tabular font-display font-semibold text-2xl">
            {value === undefined ? <Skeleton className="h-7 w-14" /> : formatNumber(value)}
          </dd>
        </div>
      ))}
    </dl>
  )
}
