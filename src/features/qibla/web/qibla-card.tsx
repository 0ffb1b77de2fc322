import { formatNumber } from '#shared/web/i18n/format.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { Card } from '#shared/web/ui/card.tsx'
import { Skeleton } from '#shared/web/ui/skeleton.tsx'
import type { QiblaAnswer } from '../core/index.ts'
import { Needle } from './needle.tsx'

/** The direction of prayer from the place: a dial, degrees from true north, the distance. */
export function QiblaCard({
  qibla,
  error,
  className,
}: {
  qibla: QiblaAnswer | undefined
  error: boolean
  className?: string
}) {
  return (
    <Card className={className ?? ''} id="qibla" title={t('qibla:title')}>
      {error && !qibla ? <DirectionFailed /> : <Direction qibla={qibla} />}
    </Card>
  )
}

function DirectionFailed() {
  return (
    <>
      <p className="text-ending">{t('qibla:failed')}</p>
      <p className="mt-1 text-muted text-sm">{t('qibla:failedHint')}</p>
    </>
  )
}

function Direction({ qibla }: { qibla: QiblaAnswer | undefined }) {
  if (!qibla) {
    return (
      <div aria-busy="true" className="flex flex-col items-center gap-4">
        <Skeleton className="size-44 rounded-full" />
        <Skeleton className="h-9 w-28" />
        <Skeleton className="h-10 w-56" />
      </div>
    )
  }
  if (qibla.direction === null) return <p>{t(`qibla:undefined.${qibla.note}`)}</p>
  const kilometres = formatNumber(qibla.distance, { maximumFractionDigits: 0 })
  const miles = formatNumber(qibla.miles, { maximumFractionDigits: 0 })
  return (
    <div className="flex grow flex-col items-center text-center">
      <div className="relative text-action">
        <Needle direction={qibla.direction} size={184} />
        <span className="absolute inset-x-0 -top-1 mx-auto w-fit bg-raised px-1.5 font-semibold text-ink text-xs leading-none">
          {t('qibla:north')}
        </span>
      </div>
      <p className="tabular mt-4 font-display font-semibold text-4xl">
        {formatNumber(qibla.direction, { maximumFractionDigits: 0 })}°
      </p>
      <p className="mt-1">{t('qibla:fromNorth', { point: t(`qibla:points.${qibla.compass}`) })}</p>
      <p className="mt-auto pt-3 text-muted text-sm">{t('qibla:distance', { kilometres, miles })}</p>
    </div>
  )
}
