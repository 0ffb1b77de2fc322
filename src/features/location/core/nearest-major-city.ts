import { type Coordinates, distanceKm } from '#shared/core/coordinates.ts'
import { type MajorCities, type MajorCity, majorCityOf } from './search-major-cities.ts'

/** The list contains only large cities; farther away, the name would be that of another place. */
const REACH_KM = 30

/** The nearest city of the list within 30 km and in the same time zone; `undefined` if there is none. */
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
