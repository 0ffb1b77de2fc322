import { Suspense } from 'react'
import { t } from '#shared/web/i18n/i18n.ts'
import { lazyWithMessages } from '#shared/web/i18n/lazy-with-messages.ts'
import { useOnline } from '#shared/web/offline/use-online.ts'
import { useReconnected } from '#shared/web/offline/use-reconnected.ts'
import { Button } from '#shared/web/ui/button.tsx'
import { Skeleton } from '#shared/web/ui/skeleton.tsx'

const QuranOffer = lazyWithMessages(() => import('./quran-offer.tsx'))

/** Shown if verses could not be loaded; retries when the network is back. */
export function SectionFailed({ onRetry }: { onRetry: () => void }) {
  const online = useOnline()
  useReconnected(onRetry)
  return (
    <div className="grid place-items-center gap-4 py-16 text-center" role="alert">
      <p>{t('reader:failed')}</p>
      {!online && <p className="text-muted">{t('reader:failedOffline')}</p>}
      <Button look="action" onClick={onRetry}>
        {t('reader:retry')}
      </Button>
      {!online && (
        <Suspense>
          <QuranOffer />
        </Suspense>
      )}
    </div>
  )
}

const ROWS = ['w-4/5', 'w-3/5', 'w-11/12', 'w-2/3']

/** Shown while verses load. */
export function SectionSkeleton() {
  return (
    <div aria-busy="true" aria-label={t('shell:loading')} role="status">
      {ROWS.map((width) => (
        <div className="border-hairline border-b px-3 py-6 sm:px-5" key={width}>
          <Skeleton className="h-5 w-12" />
          <div className="flex flex-col items-start gap-6 py-6" dir="rtl">
            <Skeleton className="h-9 w-full" />
            <Skeleton className={`h-9 ${width}`} />
          </div>
          <Skeleton className={`h-5 ${width}`} />
        </div>
      ))}
    </div>
  )
}
