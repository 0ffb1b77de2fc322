import { around } from 'geokdbush'
import { type Coordinates, distanceKm } from '#shared/core/coordinates.ts'
import type { City } from '../core/location.contract.ts'
import { DEGREE } from './city-columns.ts'
import type { CityIndex } from './city-index.ts'

/** Beyond this distance, a city's name says little about a place. */
const REACH_KM = 100

/** People per square kilometre of a built-up area, to estimate a city's radius. */
const DENSITY = 4000
/** The smallest population in the source; many places with unknown population are larger. */
const SMALLEST = 1000

/**
 * The number of nearest cities to compare: of all, of those with at least 100,000 people, and of those with a
 * million.
 */
const candidates = [
  { people: 0, count: 12 },
  { people: 100_000, count: 6 },
  { people: 1_000_000, count: 3 },
] as const

export interface NearestCity {
  readonly city: City
  /** Kilometres to the city's centre. */
  readonly distanceKm: number
}

/**
 * The city that people at `place` would name, within 100 km. In a metropolis the nearest entry is often a
 * suburb, so distances are measured in units of the city's radius, which is estimated from its population.
 * Districts never count. `undefined` if there is none.
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

/** The radius of a disc with `population` at {@link DENSITY}. */
function radiusKm(population: number): number {
  return Math.sqrt(Math.max(population, SMALLEST) / (Math.PI * DENSITY))
}

function coordinatesAt({ columns }: CityIndex, position: number): Coordinates {
  return {
    latitude: (columns.latitude[position] ?? 0) / DEGREE,
    longitude: (columns.longitude[position] ?? 0) / DEGREE,
  }
}
