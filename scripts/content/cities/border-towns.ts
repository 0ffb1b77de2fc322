import { around } from 'geokdbush'
import type KDBush from 'kdbush'
import type { BorderTowns } from '#shared/server/time-zone-at.ts'
import type { SourceCity } from './source-cities.ts'
import type { CityZones } from './time-zones.ts'

/**
 * Kilometres; twice the distance within which a border town's zone counts, so that no nearer town is missing.
 */
const NEIGHBOURS_KM = 20

/**
 * Towns near borders that are missing in GeoNames' list of cities. Taba and its bay are in Egypt, 9 km from
 * Eilat.
 */
const furtherTowns = [
  { latitude: 29.4927, longitude: 34.8968, zone: 'Africa/Cairo' },
  { latitude: 29.39, longitude: 34.805, zone: 'Africa/Cairo' },
] as const

/**
 * Towns for which the coarse zone map is wrong, and all towns near them on either side, with their zones,
 * sorted by latitude. `time-zone-at.ts` uses them before the map.
 */
export function buildBorderTowns(
  cities: readonly SourceCity[],
  { lookedUp, zone }: CityZones,
  index: KDBush,
): BorderTowns {
  const towns = new Set<number>()
  cities.forEach(({ longitude, latitude }, position) => {
    if (lookedUp[position] === zone[position]) return
    for (const near of around(index, longitude, latitude, undefined, NEIGHBOURS_KM)) towns.add(near)
  })
  for (const { longitude, latitude } of furtherTowns) {
    for (const near of around(index, longitude, latitude, undefined, NEIGHBOURS_KM)) towns.add(near)
  }
  const listed = [...towns].flatMap((position) => {
    const city = cities[position]
    return city ? [{ ...city, zone: zone[position] ?? '' }] : []
  })
  const all = [...listed, ...furtherTowns]
  const zones = [...new Set(all.map((town) => town.zone))].sort()
  return {
    zones,
    towns: all
      .map(({ latitude, longitude, zone }): BorderTowns['towns'][number] => [
        round(latitude),
        round(longitude),
        zones.indexOf(zone),
      ])
      .sort((a, b) => a[0] - b[0] || a[1] - b[1]),
  }
}

const round = (degrees: number) => Math.round(degrees * 1000) / 1000
