import type { Coordinates } from '#shared/core/coordinates.ts'
import { request } from '#shared/web/api/request.ts'
import { deviceZone } from '#shared/web/device-zone.ts'
import { coordinatesName, type MajorCities, type Place } from '../core/index.ts'
import { nearestMajorCity } from '../core/nearest-major-city.ts'
import { MAJOR_CITIES } from './major-cities-address.ts'

/**
 * The place at `coordinates`, found without a request: named after a large city nearby, else by its
 * coordinates. Never fails.
 */
export async function placeOnDevice({ latitude, longitude }: Coordinates): Promise<Place> {
  const timeZone = deviceZone()
  const list = (await request(MAJOR_CITIES).catch(() => undefined)) as MajorCities | undefined
  const city = list && nearestMajorCity(list, { latitude, longitude }, timeZone)
  return {
    name: city?.name ?? coordinatesName({ latitude, longitude }),
    ...(city && { country: city.countryName, countryCode: city.country }),
    latitude,
    longitude,
    timeZone,
    source: 'device',
  }
}
