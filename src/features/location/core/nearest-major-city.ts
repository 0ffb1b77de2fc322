import { type Coordinates, distanceKm } from '#shared/core/coordinates.ts'
import { type MajorCities, type MajorCity, majorCityOf } from './search-major-cities.ts'

/** The list has large cities alone; farther away another place would be meant. */
const REACH_KM = 30

/** The city of the list that is nearest to `place`, within 30 km and in the same time zone; `undefined` when none is. */
export function nearestMajorCity(
  { cities, zones }: MajorCities,
  place: Coordinates,
  timeZone: string,
): MajorCity | undefined {
  let nearest: { readonly city: MajorCity; readonly km: number } | undefined
  for (const row of cities) {
    const city = majorCityOf(row, zones)
    const km = distanceKm(place, city)
    if (city.timeZone === timeZone && km <= REACH_KM && km < (nearest?.km ?? Number.POSITIVE_INFINITY)) {
      nearest = { city, km }
    }
  }
  return nearest?.city
}
