import { MapPin } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Place } from '#features/location/core/index.ts'
import { countryName, formatNumber } from '#shared/web/i18n/format.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { Card, Row } from '#shared/web/ui/card.tsx'

/** Which place the direction is for: city, country, coordinates, and the ways to change it. */
export function WhereCard({ place, children }: { place: Place; children: ReactNode }) {
  const country = (place.countryCode && countryName(place.countryCode)) ?? place.country
  return (
    <Card
      aside={<MapPin aria-hidden className="text-action" size={20} />}
      id="qibla-place"
      title={t('qibla-page:place.title')}
    >
      <ul>
        <Row>
          <span className="text-muted">{t('qibla-page:place.city')}</span>
          <bdi className="text-end font-semibold">{place.name}</bdi>
        </Row>
        {country && (
          <Row>
            <span className="text-muted">{t('qibla-page:place.country')}</span>
            <span className="text-end font-semibold">{country}</span>
          </Row>
        )}
        <Row>
          <span className="text-muted">{t('qibla-page:place.coordinates')}</span>
          <span className="tabular" dir="ltr">
            {fourDecimals(place.latitude)}, {fourDecimals(place.longitude)}
          </span>
        </Row>
      </ul>
      <p className="mt-2 text-muted text-sm">{t(`location:source.${place.source}`)}</p>
      <div className="mt-auto flex flex-wrap gap-2 pt-4">{children}</div>
    </Card>
  )
}

const fourDecimals = (value: number) =>
  formatNumber(value, { minimumFractionDigits: 4, maximumFractionDigits: 4 })
