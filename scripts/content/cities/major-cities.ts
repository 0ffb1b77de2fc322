import type { MajorCities, MajorCityRow } from '#features/location/core/search-major-cities.ts'
import { searchKeysOf } from './search-keys.ts'
import type { SourceCity } from './source-cities.ts'

/** How many cities the browser gets for searching without a network. */
const COUNT = 1500

/**
 * The cities for searching without a network, biggest first: every capital, every city with an entry in
 * `content/city-names`, and the biggest of the rest.
 */
export function buildMajorCities(cities: readonly SourceCity[], zoneOfCity: readonly string[]): MajorCities {
  const chosen = new Set<number>()
  cities.forEach((city, position) => {
    if (city.isKnownName || city.isCapital) chosen.add(position)
  })
  for (let position = 0; chosen.size < COUNT; position++) {
    if (!cities[position]?.isDistrict) chosen.add(position)
  }
  const sorted = [...chosen].sort((a, b) => a - b)
  const zones = [...new Set(sorted.map((position) => zoneOfCity[position] ?? ''))].sort()
  return {
    zones,
    cities: sorted.flatMap((position): MajorCityRow[] => {
      const city = cities[position]
      if (!city) return []
      const also = searchKeysOf(city).slice(1).join('|')
      const zone = zones.indexOf(zoneOfCity[position] ?? '')
      const { id, name, country, latitude, longitude } = city
      const row = [id, name, country, hundredths(latitude), hundredths(longitude), zone] as const
      return [also ? [...row, also] : row]
    }),
  }
}

const hundredths = (degrees: number) => Math.round(degrees * 100)
