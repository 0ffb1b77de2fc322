import { useMemo } from 'react'
import type { Place } from '#features/location/core/index.ts'
import { cityName, formatNumber } from '#shared/web/i18n/format.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { WorldMap } from '#shared/web/map/world-map.tsx'
import { Card } from '#shared/web/ui/card.tsx'
import type { QiblaAnswer } from '../../core/index.ts'
import { KAABA } from '../../core/qibla.ts'
import { degrees } from './format-degrees.ts'

/** The shortest way to the Kaaba on a map, and as text. */
export function MapCard({ place, qibla }: { place: Place; qibla: QiblaAnswer & { direction: number } }) {
  const { latitude, longitude } = place
  const name = cityName(place.name)
  const way = useMemo(() => [{ latitude, longitude }, KAABA] as const, [latitude, longitude])
  const makkah = t('qibla-page:map.makkah')
  return (
    <Card className="@min-[44rem]:col-span-2" id="qibla-map" title={t('qibla-page:map.title')}>
      <WorldMap
        className="aspect-square sm:aspect-[4/3] @min-[44rem]:aspect-[2/1]"
        label={t('qibla-page:map.label', { place: name })}
        marks={[
          { id: 'own', at: way[0], name, label: name, look: 'own' },
          { id: 'kaaba', at: KAABA, name: makkah, label: makkah, look: 'kaaba' },
        ]}
        own={way[0]}
        way={way}
      />
      <p className="mt-3 text-sm">
        {t('qibla-page:map.words', {
          place: name,
          point: t(`qibla:points.${qibla.compass}`),
          degrees: degrees(qibla.direction),
          kilometres: formatNumber(qibla.distance, { maximumFractionDigits: 0 }),
        })}
      </p>
      <p className="mt-1 text-muted text-sm">{t('qibla-page:map.bent')}</p>
    </Card>
  )
}
