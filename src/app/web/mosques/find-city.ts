import { findCities } from '#features/location/web/use-city-search.ts'
import type { FindCity } from '#features/mosques/web/admin/place-fields.tsx'

/** The centre of a city in its country, or of the largest city with this name. */
export const findCity: FindCity = async (name, country) => {
  const { answer } = await findCities(name)
  return country ? answer.find((city) => city.country === country) : answer[0]
}
