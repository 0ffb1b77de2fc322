import { t } from '#shared/web/i18n/i18n.ts'
import { Skeleton } from './skeleton.tsx'

/** Placeholders for cards that are loading. */
export function CardSkeletons({ count = 1 }: { count?: number }) {
  return (
    <div aria-busy="true" aria-label={t('shell:loading')} className="mt-6 grid gap-4" role="status">
      {Array.from({ length: count }, (_, card) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: cards are alike and never move.
        <div className="rounded-card bg-raised p-6 shadow-card" key={card}>
          <Skeleton className="mb-4 block h-6 w-40" />
          <Skeleton className="mb-2 block h-5 w-full" />
          <Skeleton className="block h-5 w-2/3" />
        </div>
      ))}
    </div>
  )
}
