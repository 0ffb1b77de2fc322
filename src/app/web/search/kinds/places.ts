import { savePlace } from '#features/location/web/place-store.ts'
import { findCities, isTooShort, placeOfCity } from '#features/location/web/use-city-search.ts'
import { cityName, countryName, joinNames } from '#shared/web/i18n/format.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { toast } from '#shared/web/ui/toast.ts'
import type { SearchKind } from '../search-kind.ts'

const MOST = 6

/** Cities; opening one makes it the current place. */
export const places: SearchKind = {
  name: 'places',
  find: async (text, { signal }) => {
    if (isTooShort(text)) return []
    const { answer } = await findCities(text, signal)
    return answer.slice(0, MOST).map((city) => ({
      id: `city-${city.id}`,
      title: cityName(city.name),
      detail: joinNames(city.region, countryName(city.country) ?? city.countryName),
      open: () => {
        savePlace(placeOfCity(city))
        toast({ title: t('search:box.timesFor', { place: cityName(city.name) }) })
      },
    }))
  },
}
