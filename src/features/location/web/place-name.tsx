import { cityName, countryName } from '#shared/web/i18n/format.ts'
import { t } from '#shared/web/i18n/i18n.ts'

/** City and country in the page's language; the city keeps its own direction. */
export function PlaceName({
  place,
}: {
  place: { readonly name: string; readonly country?: string; readonly countryCode?: string }
}) {
  const country = (place.countryCode && countryName(place.countryCode)) ?? place.country
  return (
    <>
      <bdi>{cityName(place.name)}</bdi>
      {country && t('shell:comma') + country}
    </>
  )
}
