import { Suspense } from 'react'
import { t } from '#shared/web/i18n/i18n.ts'
import { lazyWithMessages } from '#shared/web/i18n/lazy-with-messages.ts'
import { Card } from '#shared/web/ui/card.tsx'
import { Skeleton } from '#shared/web/ui/skeleton.tsx'
import type { PrayerDay } from '../../core/index.ts'
import type { PrayerPageProps } from './prayer-page-props.ts'
import { useInView } from './use-in-view.ts'
import { useMethodComparison } from './use-method-comparison.ts'

const MethodsChart = lazyWithMessages(() => import('./methods-chart.tsx'))

/**
 * The differences between methods on this day at this place, loaded and calculated when the card comes into
 * view.
 */
export function LazyMethodsCard({
  day,
  place,
}: {
  day: PrayerDay | undefined
  place: PrayerPageProps['place']
}) {
  const [element, seen] = useInView<HTMLDivElement>()
  const { data } = useMethodComparison(day, place, seen)
  return (
    <Card id="methods" title={t('prayer-page:methods.title')}>
      <div className="min-h-[25rem]" ref={element}>
        <Suspense fallback={<Waiting />}>
          {day && data ? <MethodsChart day={day} methods={data} /> : <Waiting />}
        </Suspense>
      </div>
    </Card>
  )
}

const Waiting = () => (
  <div aria-busy="true" className="grid gap-6">
    <Skeleton className="h-5 w-full" />
    <Skeleton className="h-64 w-full" />
  </div>
)
