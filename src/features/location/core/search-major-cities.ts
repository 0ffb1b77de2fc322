import type { Coordinates } from '#shared/core/coordinates.ts'
import { countryName } from './country-name.ts'
import { foldPlaceName } from './fold-place-name.ts'
import { latinFromCyrillic } from './latin-from-cyrillic.ts'
import { beginsWithOneTypo } from './one-typo.ts'

/** The list of major cities for offline search, as written by the content build. */
export interface MajorCities {
  readonly zones: readonly string[]
  /**
   * Sorted by population. Coordinates are in hundredths of a degree; other names are folded and joined by
   * `|`.
   */
  readonly cities: readonly MajorCityRow[]
}

export type MajorCityRow = readonly [
  id: number,
  name: string,
  countryCode: string,
  latitude: number,
  longitude: number,
  zone: number,
  also?: string,
]

/** A city of the list in the form of the API's answer. */
export interface MajorCity extends Coordinates {
  /** The GeoNames id. */
  readonly id: number
  readonly name: string
  /** ISO 3166-1 alpha-2. */
  readonly country: string
  /** The English name. */
  readonly countryName: string
  readonly timeZone: string
}

/**
 * The cities whose name begins with the text, biggest first, then those with such a word inside the name. A
 * city of exactly that name is always included. If nothing is found, one typo is tolerated. Empty for less
 * than two characters. `translate` gives a city's name in the language of the page.
 */
export function searchMajorCities(
  list: MajorCities,
  typed: string,
  limit = 10,
  translate?: (name: string) => string,
): MajorCity[] {
  const query = foldPlaceName(typed)
  if (query.length < 2) return []
  const queries = [query, foldPlaceName(latinFromCyrillic(typed) ?? typed)]
  const keysOf = keysIn(translate)
  const exactly = citiesThat(list, keysOf, (keys) => bestMatch(queries.map((each) => matchOf(keys, each))))
  const whole = [...exactly.exact, ...exactly.prefix].slice(0, limit).sort((a, b) => a - b)
  const found = [...whole, ...exactly.word]
  const answers = found.length > 0 ? found : withTypo(list, keysOf, queries)
  return answers.slice(0, limit).flatMap((position) => {
    const row = list.cities[position]
    return row ? [majorCityOf(row, list.zones)] : []
  })
}

const ARABIC_ARTICLE = /^ال\p{L}{3}/u

/** The folded names of a city. */
type KeysOf = (city: MajorCityRow) => readonly string[]

const keysIn =
  (translate?: (name: string) => string): KeysOf =>
  ([, name, , , , , also]) => [
    foldPlaceName(name),
    ...[...(translate ? [foldPlaceName(translate(name))] : []), ...(also ? also.split('|') : [])].flatMap(
      withAndWithoutArticle,
    ),
  ]

/** The positions of the cities, grouped by how their names match. */
function citiesThat(
  list: MajorCities,
  keysOf: KeysOf,
  matching: (keys: readonly string[]) => NameMatch | undefined,
): Record<NameMatch, number[]> {
  const found: Record<NameMatch, number[]> = { exact: [], prefix: [], word: [] }
  list.cities.forEach((city, position) => {
    const match = matching(keysOf(city))
    if (match) found[match].push(position)
  })
  return found
}

const withAndWithoutArticle = (key: string) => (ARABIC_ARTICLE.test(key) ? [key, key.slice(2)] : [key])

const withTypo = (list: MajorCities, keysOf: KeysOf, queries: readonly string[]): number[] =>
  citiesThat(list, keysOf, (keys) =>
    keys.some((key) => queries.some((query) => beginsWithOneTypo(key, query))) ? 'prefix' : undefined,
  ).prefix

const bestMatch = (matches: readonly (NameMatch | undefined)[]) =>
  (['exact', 'prefix', 'word'] as const).find((match) => matches.includes(match))

type NameMatch = 'exact' | 'prefix' | 'word'

function matchOf(keys: readonly string[], query: string): NameMatch | undefined {
  if (keys.includes(query)) return 'exact'
  if (keys.some((key) => key.startsWith(query))) return 'prefix'
  return keys.some((key) => key.includes(` ${query}`)) ? 'word' : undefined
}

/** A row of the list in the form of the API’s answer. */
export function majorCityOf(
  [id, name, country, latitude, longitude, zone]: MajorCityRow,
  zones: readonly string[],
): MajorCity {
  return {
    id,
    name,
    country,
    countryName: countryName(country),
    latitude: latitude / 100,
    longitude: longitude / 100,
    timeZone: zones[zone] ?? 'UTC',
  }
}
