import { t } from '#shared/web/i18n/i18n.ts'
import { Skeleton } from '#shared/web/ui/skeleton.tsx'

const ROWS = Array.from({ length: 31 }, (_, index) => index)

/** Holds the place of a month. */
export function MonthSkeleton() {
  return (
    <div
      aria-busy="true"
      aria-label={t('shell:loading')}
      className="-mx-3 rounded-card bg-raised px-4 pt-4 pb-3 shadow-card sm:mx-0"
      role="status"
    >
      {ROWS.map((row) => (
        <Skeleton className="my-2.5 block h-5 w-full" key={row} />
      ))}
    </div>
  )
}
