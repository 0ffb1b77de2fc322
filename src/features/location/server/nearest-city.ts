import { around } from 'geokdbush'
import { type Coordinates, distanceKm } from '#shared/core/coordinates.ts'
import type { City } from '../core/location.contract.ts'
import { DEGREE } from './city-columns.ts'
import type { CityIndex } from './city-index.ts'

/** Beyond this distance, a city's name says little about a place. */
const REACH_KM = 100

/** People per square kilometre of a built-up area, to estimate how far a city reaches. */
const DENSITY = 4000
/** The source lists places from about this size on; many of unknown population are larger. */
const SMALLEST = 1000

/** How many of the nearest are weighed: of all cities, of those from 100,000 people on, and of those from a million. */
const candidates = [
  { people: 0, count: 12 },
  { people: 100_000, count: 6 },
  { people: 1_000_000, count: 3 },
] as const

export interface NearestCity {
  readonly city: City
  /** To the city's centre. */
  readonly distanceKm: number
}

/**
 * The city that a person at `place` would name, within 100 km: not merely the nearest dot, which in a metropolis is
 * some suburb, but the city whose centre is nearest in units of its own radius, as its population suggests it.
 * Districts never count. `undefined` when there is none.
 */
export function nearestCity(index: CityIndex, place: Coordinates): NearestCity | undefined {
  const { columns } = index
  let best: { position: number; distance: number; measure: number } | undefined
  for (const { people, count } of candidates) {
    const isCandidate = (position: number) =>
      (columns.population[position] ?? 0) >= people && columns.district[position] === 0
    for (const position of around(
      index.nearest,
      place.longitude,
      place.latitude,
      count,
      REACH_KM,
      isCandidate,
    )) {
      const distance = distanceKm(place, coordinatesAt(index, position))
      const measure = distance / radiusKm(columns.population[position] ?? 0)
      if (!best || measure < best.measure) best = { position, distance, measure }
    }
  }
  return best && { city: index.cityAt(best.position), distanceKm: Math.round(best.distance * 10) / 10 }
}

/** Radius of a disc that holds `population` at {@link DENSITY}. */
function radiusKm(population: number): number {
  return Math.sqrt(Math.max(population, SMALLEST) / (Math.PI * DENSITY))
}

function coordinatesAt({ columns }: CityIndex, position: number): Coordinates {
  return {
    latitude: (columns.latitude[position] ?? 0) / DEGREE,
    longitude: (columns.longitude[position] ?? 0) / DEGREE,
  }
}
