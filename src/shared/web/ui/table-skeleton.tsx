import { t } from '../i18n/i18n.ts'
import { classNames } from './class-names.ts'
import { Skeleton } from './skeleton.tsx'

/** A placeholder for a long table. */
export function TableSkeleton({ rows, className }: { rows: number; className?: string }) {
  return (
    <div
      aria-busy="true"
      aria-label={t('shell:loading')}
      className={classNames('rounded-card bg-raised px-4 pb-3 shadow-card', className)}
      role="status"
    >
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows are alike and never move.
        <Skeleton className="my-2.5 block h-5 w-full" key={row} />
      ))}
    </div>
  )
}
