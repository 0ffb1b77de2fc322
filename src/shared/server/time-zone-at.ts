import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  type Coordinates,
  distanceKm,
  EARTH_RADIUS_KM,
  toDegrees,
  toRadians,
} from '#shared/core/coordinates.ts'
import { timeZoneOf } from './time-zone-of.ts'

/** The built list of towns near borders: latitude, longitude, position in `zones`; sorted by latitude. */
export interface BorderTowns {
  readonly zones: readonly string[]
  readonly towns: readonly (readonly [latitude: number, longitude: number, zone: number])[]
}

/** A border town decides the zone within this distance. */
const REACH_KM = 10
const REACH_DEGREES = toDegrees(REACH_KM / EARTH_RADIUS_KM)

/** The IANA time zone of a place. */
export type TimeZoneAt = (place: Coordinates) => string

/**
 * Finds the time zone of places. The zone map (tz-lookup) has cells of several kilometres and assigns 2,000
 * towns near borders to the neighbouring zone, 600 of them with another clock. There the nearest town within
 * 10 km decides.
 */
export function timeZones({ zones, towns }: BorderTowns): TimeZoneAt {
  // Arrays of numbers, so that the towns of a band are adjacent in memory.
  const latitudes = Float64Array.from(towns, ([latitude]) => latitude)
  const longitudes = Float64Array.from(towns, ([, longitude]) => longitude)
  const zoneOf = Uint16Array.from(towns, ([, , zone]) => zone)
  return (place) => {
    let nearest = REACH_KM
    let found: string | undefined
    // A degree of longitude is shorter than one of latitude by the cosine. The margin of 10% keeps every
    // candidate.
    const reachEastWest = (1.1 * REACH_DEGREES) / Math.cos(toRadians(place.latitude))
    for (let i = firstFrom(latitudes, place.latitude - REACH_DEGREES); i < towns.length; i++) {
      const latitude = latitudes[i] ?? 90
      const longitude = longitudes[i] ?? 0
      if (latitude > place.latitude + REACH_DEGREES) break
      const apart = Math.abs(longitude - place.longitude)
      if (apart > reachEastWest && 360 - apart > reachEastWest) continue
      const distance = distanceKm(place, { latitude, longitude })
      if (distance >= nearest) continue
      nearest = distance
      found = zones[zoneOf[i] ?? 0]
    }
    return found ?? timeZoneOf(place)
  }
}

/** {@link timeZones} from the built reference content. Throws if it has not been built. */
export function loadTimeZones(contentFolder: string): TimeZoneAt {
  return timeZones(JSON.parse(readFileSync(join(contentFolder, 'cities', 'border-towns.json'), 'utf8')))
}

/** The position of the first town at or north of `latitude`. */
function firstFrom(latitudes: Float64Array, latitude: number): number {
  let low = 0
  let high = latitudes.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((latitudes[middle] ?? 90) < latitude) low = middle + 1
    else high = middle
  }
  return low
}
