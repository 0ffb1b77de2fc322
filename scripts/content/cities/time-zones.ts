import tzLookup from '@photostructure/tz-lookup'
import { around } from 'geokdbush'
import type KDBush from 'kdbush'
import type { SourceCity } from './source-cities.ts'

/** How far from a border town another town of its country may lie to lend its zone, in kilometres. */
const LENDER_KM = 300

/** Towns whose clocks follow the neighbour's zone: GeoNames number. East Jerusalem and its Old City keep Jerusalem’s. */
const followsNeighbour = new Set([7303419, 6945291])

/** Zones younger than many browsers, by an older one whose clock is the same. */
const sameClock: Readonly<Record<string, string>> = { 'America/Coyhaique': 'America/Punta_Arenas' }

export interface CityZones {
  /** Per city, what the coarse map of zones says. */
  readonly lookedUp: readonly string[]
  /** Per city, the zone of its own country. */
  readonly zone: readonly string[]
}

/**
 * The time zone of every city. The zone map is coarse (cells of several kilometres), so that towns beside a border
 * can fall into the neighbour's zone; such a town takes the zone of the nearest town of its own country that has a
 * zone of that country. A zone belongs to the country where most of its people live.
 */
export function zonesOfCities(cities: readonly SourceCity[], index: KDBush): CityZones {
  const lookedUp = cities.map((city) => {
    const zone = tzLookup(city.latitude, city.longitude)
    return sameClock[zone] ?? zone
  })
  const home = homeCountries(cities, lookedUp)
  const countriesWithZones = new Set(home.values())
  const isHome = (position: number) => home.get(at(lookedUp, position)) === at(cities, position).country
  const keepsZone = (position: number) =>
    isHome(position) ||
    followsNeighbour.has(at(cities, position).id) ||
    !countriesWithZones.has(at(cities, position).country)
  const zone = cities.map((city, position) => {
    if (keepsZone(position)) return at(lookedUp, position)
    const [lender] = around(
      index,
      city.longitude,
      city.latitude,
      1,
      LENDER_KM,
      (other) => at(cities, other).country === city.country && isHome(other),
    )
    return at(lookedUp, lender ?? position)
  })
  return { lookedUp, zone }
}

function homeCountries(cities: readonly SourceCity[], zones: readonly string[]): Map<string, string> {
  const people = new Map<string, Map<string, number>>()
  cities.forEach((city, position) => {
    const countries = people.get(at(zones, position)) ?? new Map<string, number>()
    people.set(at(zones, position), countries)
    countries.set(city.country, (countries.get(city.country) ?? 0) + Math.max(1000, city.population))
  })
  return new Map(
    [...people].map(([zone, countries]) => {
      const [most] = [...countries].sort((a, b) => b[1] - a[1])
      return [zone, most?.[0] ?? '']
    }),
  )
}

function at<T>(list: readonly T[], position: number): T {
  const item = list[position]
  if (item === undefined) throw new RangeError(`There is no item ${position}.`)
  return item
}
