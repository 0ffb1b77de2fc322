import type { CityIndex, CityLists } from './city-index.ts'

/** Whether a city lies in the country or region that was meant. */
export type Qualifier = (city: number) => boolean

/**
 * How much of a country's or region's name must stand there: its beginning after a comma; all of it, or at least
 * four letters, in running text (“london cana”).
 */
export type Strictness = 'beginning' | 'running_text'

const RUNNING_TEXT_LETTERS = 4

/** The cities of the countries and regions that folded `words` may mean; `undefined` when they mean none. */
export function qualifierOf(
  { columns, lists }: Pick<CityIndex, 'columns' | 'lists'>,
  words: string,
  strictness: Strictness,
): Qualifier | undefined {
  const mayBegin = strictness === 'beginning' || words.length >= RUNNING_TEXT_LETTERS
  const fits = (key: string) => key === words || (mayBegin && key.startsWith(words))
  const countries = flags(lists.countryKeys, fits)
  const regions = flags(lists.regionKeys, fits)
  if (!countries && !regions) return undefined
  const { country, region } = columns
  const isCountry = countries ?? new Uint8Array(lists.countries.length)
  const isRegion = regions ?? new Uint8Array(lists.regions.length)
  return (city) => isCountry[country[city] ?? 0] === 1 || isRegion[region[city] ?? 0] === 1
}

/** Holds where all of `qualifiers`, at least one, do. */
export function allOf(qualifiers: readonly Qualifier[]): Qualifier {
  return qualifiers.reduce((all, holds) => (city) => all(city) && holds(city))
}

function flags(keys: CityLists['countryKeys'], fits: (key: string) => boolean): Uint8Array | undefined {
  const found = Uint8Array.from(keys, (spellings) => Number(spellings.some(fits)))
  return found.includes(1) ? found : undefined
}
