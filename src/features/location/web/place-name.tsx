import { cityName, countryName } from '#shared/web/i18n/format.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { isCoordinatesName } from '../core/index.ts'

/**
 * City and country in the page's language; the city keeps its own writing direction. A place without a name
 * is “Your Location” with its coordinates, or “Unknown” without any.
 */
export function PlaceName({
  place,
}: {
  place: { readonly name: string; readonly country?: string; readonly countryCode?: string }
}) {
  const country = (place.countryCode && countryName(place.countryCode)) ?? place.country
  const name = place.name.trim()
  return (
    <>
      {isCoordinatesName(name) && `${t('location:yourLocation')}${t('shell:comma')}`}
      <bdi>{name ? cityName(name) : t('location:unknown')}</bdi>
      {country && t('shell:comma') + country}
    </>
  )
}
