import { t } from '#shared/web/i18n/i18n.ts'
import { Skeleton } from '#shared/web/ui/skeleton.tsx'

const ROWS = [0, 1, 2, 3, 4]

/** Placeholder rows while the items load. */
export function ListSkeleton() {
  return (
    <ul aria-busy="true" aria-label={t('shell:loading')} className="mt-8 rounded-card bg-raised shadow-card">
      {ROWS.map((row) => (
        <li className="grid gap-3 border-hairline border-b px-6 py-5" key={row}>
          <Skeleton className="h-5 w-48" />
          <Skeleton className="h-6 w-4/5" />
        </li>
      ))}
    </ul>
  )
}
