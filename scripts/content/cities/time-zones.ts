import tzLookup from '@photostructure/tz-lookup'
import { around } from 'geokdbush'
import type KDBush from 'kdbush'
import type { SourceCity } from './source-cities.ts'

/**
 * The maximum distance in kilometres from which a town of the same country may provide the zone of a border
 * town.
 */
const LENDER_KM = 300

/** GeoNames ids of towns that use the neighbour's zone. East Jerusalem and its Old City use Jerusalem’s. */
const followsNeighbour = new Set([7303419, 6945291])

/** Zones that many browsers do not know yet, with an older one that has the same clock. */
const sameClock: Readonly<Record<string, string>> = { 'America/Coyhaique': 'America/Punta_Arenas' }

export interface CityZones {
  /** The zone of each city by the coarse zone map. */
  readonly lookedUp: readonly string[]
  /** The zone of each city's own country. */
  readonly zone: readonly string[]
}

/**
 * The time zone of every city. The zone map is coarse (cells of several kilometres), so it can assign towns
 * near borders to the neighbour's zone; such a town gets the zone of the nearest town of its own country with
 * a zone of that country. A zone belongs to the country where most of its people live.
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
