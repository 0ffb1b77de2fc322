import type { Coordinates } from '#shared/core/coordinates.ts'
import { roundedPlace } from '#shared/core/coordinates.ts'
import type { TimeZoneAt } from '#shared/server/time-zone-at.ts'
import { countryName } from '../core/country-name.ts'
import { isKochiMetro } from '../core/kochi.ts'
import type { NamedPlace } from '../core/location.contract.ts'
import { coordinatesName } from '../core/place-name.ts'
import type { CityIndex } from './city-index.ts'
import type { Geocoder } from './geocoder.ts'
import { nearestCity } from './nearest-city.ts'

export interface PlaceSources {
  readonly index: CityIndex
  readonly geocode: Geocoder
  readonly timeZoneAt: TimeZoneAt
}

/**
 * The name of a place in a language: by the Kochi rule, else from the configured services, else the nearest
 * embedded city (in the source's spelling; only its country is translated), else the coordinates. Coordinates
 * are rounded first.
 */
export async function namePlace(
  { index, geocode, timeZoneAt }: PlaceSources,
  exactPlace: Coordinates,
  language: string,
): Promise<NamedPlace> {
  const place = roundedPlace(exactPlace)
  const timeZone = timeZoneAt(place)
  if (isKochiMetro(place)) {
    return { city: 'Kochi', ...namedCountry('IN', language), region: 'Kerala', timeZone, source: 'kochi' }
  }
  const geocoded = await geocode(place, language)
  if (geocoded) {
    const { country, countryCode } = geocoded
    return { ...geocoded, country: country ?? namedCountry(countryCode, language).country, timeZone }
  }
  const nearest = nearestCity(index, place)
  if (!nearest) return { city: coordinatesName(place), timeZone, source: 'coordinates' }
  const { city, distanceKm } = nearest
  return {
    city: city.name,
    ...namedCountry(city.country, language),
    ...(city.region && { region: city.region }),
    timeZone,
    source: 'nearest_city',
    distanceKm,
  }
}

function namedCountry(countryCode: string | undefined, language: string) {
  return countryCode ? { country: countryName(countryCode, language), countryCode } : {}
}
