import { type CityColumns, DEGREE } from '#features/location/server/city-columns.ts'
import { regionNames } from './city-names.ts'
import { buildSearchIndex } from './search-keys.ts'
import type { SourceCity } from './source-cities.ts'

/** A region: country, its code there, English name. */
export type Region = readonly [country: string, code: string, name: string]

/** The lists that the columns refer to. */
export interface CityLists {
  readonly countries: readonly string[]
  /** The first entry means none. */
  readonly regions: readonly Region[]
  readonly zones: readonly string[]
}

/** The columns and lists of the city file, from cities sorted by population and their zones. */
export function buildColumns(
  cities: readonly SourceCity[],
  zoneOfCity: readonly string[],
): { columns: CityColumns; lists: CityLists } {
  const countries = [...new Set(cities.map(({ country }) => country))].sort()
  const zones = [...new Set(zoneOfCity)].sort()
  const regions: Region[] = [
    ['', '', ''],
    ...Object.entries(regionNames).flatMap(([country, names]) =>
      Object.entries(names).map(([code, name]): Region => [country, code, name]),
    ),
  ]
  const countryAt = positions(countries)
  const zoneAt = positions(zones)
  const regionAt = positions(regions.map(([country, code]) => `${country} ${code}`))
  const names = cities.map(({ name }) => Buffer.from(name))
  const nameStart = new Uint32Array(cities.length + 1)
  names.forEach((name, position) => {
    nameStart[position + 1] = (nameStart[position] ?? 0) + name.length
  })
  const columns: CityColumns = {
    id: Uint32Array.from(cities, ({ id }) => id),
    population: Uint32Array.from(cities, ({ population }) => population),
    latitude: Int32Array.from(cities, ({ latitude }) => Math.round(latitude * DEGREE)),
    longitude: Int32Array.from(cities, ({ longitude }) => Math.round(longitude * DEGREE)),
    country: Uint8Array.from(cities, ({ country }) => countryAt.get(country) ?? 0),
    region: Uint16Array.from(cities, (city) => regionAt.get(`${city.country} ${city.regionCode}`) ?? 0),
    zone: Uint16Array.from(zoneOfCity, (zone) => zoneAt.get(zone) ?? 0),
    district: Uint8Array.from(cities, ({ isDistrict }) => Number(isDistrict)),
    names: new Uint8Array(Buffer.concat(names)),
    nameStart,
    ...buildSearchIndex(cities),
  }
  return { columns, lists: { countries, regions, zones } }
}

const positions = (list: readonly string[]) => new Map(list.map((item, position) => [item, position]))
