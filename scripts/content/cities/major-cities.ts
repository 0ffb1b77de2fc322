import { foldPlaceName } from '#features/location/core/fold-place-name.ts'
import { beginsWithOneTypo } from '#features/location/core/one-typo.ts'
import type { MajorCities, MajorCityRow } from '#features/location/core/search-major-cities.ts'
import { searchKeysOf } from './search-keys.ts'
import type { SourceCity } from './source-cities.ts'

/** The number of cities for offline search in the browser. */
const COUNT = 1500

/**
 * The cities for offline search, sorted by population: every capital, every city with an entry in
 * `content/city-names`, and the biggest of the rest.
 */
export function buildMajorCities(cities: readonly SourceCity[], zoneOfCity: readonly string[]): MajorCities {
  const chosen = new Set<number>()
  cities.forEach((city, position) => {
    if (city.isKnownName || city.isCapital) chosen.add(position)
  })
  for (let position = 0; chosen.size < COUNT; position++) {
    if (!cities[position]?.isDistrict) chosen.add(position)
  }
  const sorted = [...chosen].sort((a, b) => a - b)
  const zones = [...new Set(sorted.map((position) => zoneOfCity[position] ?? ''))].sort()
  return {
    zones,
    cities: sorted.flatMap((position): MajorCityRow[] => {
      const city = cities[position]
      if (!city) return []
      const also = keysForBrowser(city).join('|')
      const zone = zones.indexOf(zoneOfCity[position] ?? '')
      const { id, name, country, latitude, longitude } = city
      const row = [id, name, country, hundredths(latitude), hundredths(longitude), zone] as const
      return [also ? [...row, also] : row]
    }),
  }
}

/**
 * The keys besides the name. The list must stay small, so it omits keys that are the beginning of another, or
 * another without its article. Exonyms are included for capitals and for cities of Arabia in Latin script,
 * unless the search finds the city without them by tolerating one typo.
 */
function keysForBrowser(city: SourceCity): string[] {
  const keys = searchKeysOf(city)
  for (const exonym of city.isCapital || city.country === HOLY_CITIES ? city.exonyms : []) {
    const key = foldPlaceName(exonym)
    const isFound = keys.some(
      (name) => name.startsWith(key.slice(0, LETTERS)) || beginsWithOneTypo(name, key),
    )
    if (IN_LATIN.test(exonym) && !isFound) keys.push(key)
  }
  const [name, ...also] = keys
  const isPartOfAnother = (key: string) =>
    keys.some((other) => other !== key && other !== name && (other.startsWith(key) || other === `ال${key}`))
  return also.filter((key) => !isPartOfAnother(key))
}

const HOLY_CITIES = 'SA'
/** The length of a prefix with which the search finds the city already. */
const LETTERS = 4
const IN_LATIN = /^\p{Script=Latin}/u

const hundredths = (degrees: number) => Math.round(degrees * 100)
