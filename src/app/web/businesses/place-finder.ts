import type { PlaceFinder } from '#features/businesses/web/submit/place-picker.tsx'
import { devicePosition } from '#features/location/web/locate.ts'
import { findCities } from '#features/location/web/use-city-search.ts'

/** Finds places for a business: a city in its country, or where the device is. */
export const placeFinder: PlaceFinder = {
  findCity: async (name, country) => {
    const { answer } = await findCities(name)
    return country ? answer.find((city) => city.country === country) : answer[0]
  },
  findDevice: () => devicePosition('update'),
}
