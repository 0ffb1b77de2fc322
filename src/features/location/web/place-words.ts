import { countryName } from '#shared/web/i18n/format.ts'
import { t } from '#shared/web/i18n/i18n.ts'

/** City and country, the country in the page's language. */
export function placeInWords(place: {
  readonly name: string
  readonly country?: string
  readonly countryCode?: string
}): string {
  const country = (place.countryCode && countryName(place.countryCode)) ?? place.country
  return [place.name, country].filter(Boolean).join(t('shell:comma'))
}
