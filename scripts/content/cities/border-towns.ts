import { around } from 'geokdbush'
import type KDBush from 'kdbush'
import type { BorderTowns } from '#shared/server/time-zone-at.ts'
import type { SourceCity } from './source-cities.ts'
import type { CityZones } from './time-zones.ts'

/** Twice the reach within which a border town's zone counts, so that no nearer town is left out. In kilometres. */
const NEIGHBOURS_KM = 20

/**
 * The towns where the coarse zone map is wrong and all towns near them on either side, with the zone of each, sorted
 * by latitude. `time-zone-at.ts` asks them before the map.
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
  const zones = [...new Set([...towns].map((position) => zone[position] ?? ''))].sort()
  return {
    zones,
    towns: [...towns]
      .flatMap((position): BorderTowns['towns'][number][] => {
        const city = cities[position]
        return city
          ? [[round(city.latitude), round(city.longitude), zones.indexOf(zone[position] ?? '')]]
          : []
      })
      .sort((a, b) => a[0] - b[0] || a[1] - b[1]),
  }
}

const round = (degrees: number) => Math.round(degrees * 1000) / 1000
