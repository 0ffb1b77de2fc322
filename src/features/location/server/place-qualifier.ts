import type { CityIndex, CityLists } from './city-index.ts'

/** Whether a city is in the requested country or region. */
export type Qualifier = (city: number) => boolean

/**
 * How much of a country's or region's name must be typed: its beginning after a comma; the whole name, or at
 * least four letters, without one (“london cana”).
 */
export type Strictness = 'beginning' | 'running_text'

const RUNNING_TEXT_LETTERS = 4

/**
 * A test for the cities of the countries and regions that folded `words` may mean; `undefined` if they mean
 * none.
 */
export function qualifierOf(
  { columns, lists }: Pick<CityIndex, 'columns' | 'lists'>,
  words: string,
  strictness: Strictness,
): Qualifier | undefined {
  const mayBegin = strictness === 'beginning' || words.length >= RUNNING_TEXT_LETTERS
  const countries = flags(lists.countryKeys, words, mayBegin)
  const regions = flags(lists.regionKeys, words, mayBegin)
  if (!countries && !regions) return undefined
  const { country, region } = columns
  const isCountry = countries ?? new Uint8Array(lists.countries.length)
  const isRegion = regions ?? new Uint8Array(lists.regions.length)
  return (city) => isCountry[country[city] ?? 0] === 1 || isRegion[region[city] ?? 0] === 1
}

/** True if all of `qualifiers`, at least one, are. */
export function allOf(qualifiers: readonly Qualifier[]): Qualifier {
  return qualifiers.reduce((all, holds) => (city) => all(city) && holds(city))
}

/**
 * Marks the entries with a spelling that equals `words`, or may only begin with it; `undefined` if there are
 * none.
 */
function flags(keys: CityLists['countryKeys'], words: string, mayBegin: boolean): Uint8Array | undefined {
  let found: Uint8Array | undefined
  for (let i = 0; i < keys.length; i++) {
    for (const key of keys[i] ?? []) {
      if (key !== words && !(mayBegin && key.startsWith(words))) continue
      found ??= new Uint8Array(keys.length)
      found[i] = 1
    }
  }
  return found
}
