import { type ReactNode, useMemo } from 'react'
import type { Place } from '#features/location/core/index.ts'
import { formatNumber } from '#shared/web/i18n/format.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { Card } from '#shared/web/ui/card.tsx'
import { declination } from '../../core/declination.ts'
import type { QiblaAnswer } from '../../core/index.ts'
import { KAABA } from '../../core/qibla.ts'
import { DirectionCard } from './direction-card.tsx'
import { InfoCard } from './info-card.tsx'
import { MapCard } from './map-card.tsx'
import { SkyCard } from './sky-card.tsx'
import { useSky } from './use-sky.ts'

/**
 * Closer to a pole than this, in degrees of latitude (11 km), a direction from north is valid only for a few
 * steps.
 */
const POLE_FROM = 89.9
/** The limit of the map projection. */
const MAP_UNTIL = 85

/**
 * All ways to find the direction from a place: compass, figures, sky and map; or the reason why there is
 * none.
 */
export function Guidance({
  place,
  qibla,
  onDevice,
  children,
}: {
  place: Place
  qibla: QiblaAnswer
  onDevice: boolean
  /** The place’s card. */
  children: ReactNode
}) {
  if (qibla.direction === null) {
    return (
      <>
        <Sentence>{t(`qibla:undefined.${qibla.note}`)}</Sentence>
        {children}
      </>
    )
  }
  if (Math.abs(place.latitude) >= POLE_FROM) {
    return (
      <>
        <Sentence>
          {t(`qibla-page:pole.${place.latitude > 0 ? 'north' : 'south'}`, {
            meridian: formatNumber(KAABA.longitude, { maximumFractionDigits: 1 }),
            kilometres: formatNumber(qibla.distance, { maximumFractionDigits: 0 }),
          })}
        </Sentence>
        {children}
      </>
    )
  }
  return (
    <Directed onDevice={onDevice} place={place} qibla={qibla}>
      {children}
    </Directed>
  )
}

function Directed({
  place,
  qibla,
  onDevice,
  children,
}: {
  place: Place
  qibla: QiblaAnswer & { direction: number }
  onDevice: boolean
  children: ReactNode
}) {
  const { latitude, longitude } = place
  const { now, bodies, meetings } = useSky(place, qibla.direction)
  const day = Math.floor(now / 86_400_000) * 86_400_000
  const north = useMemo(() => declination({ latitude, longitude }, new Date(day)), [latitude, longitude, day])
  return (
    <>
      <DirectionCard
        bodies={bodies}
        direction={qibla.direction}
        north={north}
        place={place}
        point={qibla.compass}
      />
      <div className="flex flex-col gap-6">
        <InfoCard north={north} onDevice={onDevice} qibla={qibla} />
        <SkyCard bodies={bodies} direction={qibla.direction} meetings={meetings} now={now} place={place} />
      </div>
      {children}
      {Math.abs(latitude) < MAP_UNTIL ? (
        <MapCard place={place} qibla={qibla} />
      ) : (
        <Sentence>{t('qibla-page:map.ends')}</Sentence>
      )}
    </>
  )
}

function Sentence({ children }: { children: string }) {
  return (
    <Card className="@min-[44rem]:col-span-2" id="qibla-sentence" title={t('qibla-page:dial.title')}>
      <p className="text-lg">{children}</p>
    </Card>
  )
}
