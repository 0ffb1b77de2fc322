import { MapPin } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Place } from '#features/location/core/index.ts'
import { cityName, countryName, formatNumber } from '#shared/web/i18n/format.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { Card, Row } from '#shared/web/ui/card.tsx'

/** The current place: city, country, coordinates, and the ways to change it. */
export function WhereCard({ place, children }: { place: Place; children: ReactNode }) {
  const country = (place.countryCode && countryName(place.countryCode)) ?? place.country
  return (
    <Card
      className="@min-[44rem]:col-span-2"
      aside={<MapPin aria-hidden className="text-action" size={20} />}
      id="qibla-place"
      title={t('qibla-page:place.title')}
    >
      <ul className="@min-[44rem]:grid @min-[44rem]:grid-cols-3 @min-[44rem]:gap-x-10">
        <Row className="@min-[44rem]:flex-col @min-[44rem]:gap-0.5 @min-[44rem]:border-b-0 @min-[44rem]:py-1">
          <span className="text-muted">{t('qibla-page:place.city')}</span>
          <bdi className="text-end @min-[44rem]:text-start font-semibold">{cityName(place.name)}</bdi>
        </Row>
        {country && (
          <Row className="@min-[44rem]:flex-col @min-[44rem]:gap-0.5 @min-[44rem]:border-b-0 @min-[44rem]:py-1">
            <span className="text-muted">{t('qibla-page:place.country')}</span>
            <span className="text-end @min-[44rem]:text-start font-semibold">{country}</span>
          </Row>
        )}
        <Row className="@min-[44rem]:flex-col @min-[44rem]:gap-0.5 @min-[44rem]:border-b-0 @min-[44rem]:py-1">
          <span className="text-muted">{t('qibla-page:place.coordinates')}</span>
          <span className="tabular text-end @min-[44rem]:text-start">
            {coordinate(place.latitude, 'north', 'south')}
            {t('shell:comma')}
            {coordinate(place.longitude, 'east', 'west')}
          </span>
        </Row>
      </ul>
      <p className="mt-2 text-muted text-sm">{t(`location:source.${place.source}`)}</p>
      <div className="mt-auto flex flex-wrap gap-2 pt-4">{children}</div>
    </Card>
  )
}

/** Degrees with the direction as a word, which is unambiguous in any writing direction. */
function coordinate(value: number, positive: string, negative: string) {
  const degrees = formatNumber(Math.abs(value), { minimumFractionDigits: 4, maximumFractionDigits: 4 })
  return <bdi>{t(`qibla-page:place.${value < 0 ? negative : positive}`, { degrees })}</bdi>
}
