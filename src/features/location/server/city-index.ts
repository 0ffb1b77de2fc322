import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import KDBush from 'kdbush'
import { countryName } from '../core/country-name.ts'
import type { City } from '../core/location.contract.ts'
import { type CityColumns, DEGREE, readColumns } from './city-columns.ts'

/** The lists that the columns refer to, and the folded words for a country or region after a city's name. */
export interface CityLists {
  readonly countries: readonly string[]
  /** Country, the region's code there, English name. The first entry means none. */
  readonly regions: readonly (readonly [country: string, code: string, name: string])[]
  readonly zones: readonly string[]
  readonly countryKeys: readonly (readonly string[])[]
  readonly regionKeys: readonly (readonly string[])[]
}

/** The number of search entries that share one value of `blockBest`. */
export const BLOCK = 16

/** The embedded cities. A city is identified by its position: 0 is the biggest. */
export interface CityIndex {
  readonly columns: CityColumns
  readonly lists: CityLists
  readonly nearest: KDBush
  /**
   * The biggest city of each block of {@link BLOCK} search entries, so that a search can skip blocks of small
   * ones.
   */
  readonly blockBest: Uint32Array
  readonly count: number
  /** The city at a position, in the form of the API. */
  readonly cityAt: (position: number) => City
}

/** Loads the embedded cities from the built reference content. Throws if it has not been built. */
export function loadCityIndex(contentFolder: string): CityIndex {
  const folder = join(contentFolder, 'cities')
  const columns = readColumns(readWhole(join(folder, 'cities.bin')))
  const lists: CityLists = JSON.parse(readFileSync(join(folder, 'lists.json'), 'utf8'))
  const nearest = KDBush.from(readWhole(join(folder, 'nearest.bin')))
  return {
    columns,
    lists,
    nearest,
    blockBest: bestOfBlocks(columns.entryCity),
    count: columns.id.length,
    cityAt: cityReader(columns, lists),
  }
}

function bestOfBlocks(entryCity: Uint32Array): Uint32Array {
  const best = new Uint32Array(Math.ceil(entryCity.length / BLOCK)).fill(entryCity.length)
  entryCity.forEach((city, entry) => {
    const block = Math.floor(entry / BLOCK)
    best[block] = Math.min(best[block] ?? city, city)
  })
  return best
}

function cityReader(columns: CityColumns, lists: CityLists): (position: number) => City {
  const countryNames = lists.countries.map((code) => countryName(code))
  const { buffer, byteOffset, byteLength } = columns.names
  const names = Buffer.from(buffer, byteOffset, byteLength)
  return (position) => {
    const country = columns.country[position] ?? 0
    const region = lists.regions[columns.region[position] ?? 0]?.[2]
    return {
      id: columns.id[position] ?? 0,
      name: names.toString('utf8', columns.nameStart[position], columns.nameStart[position + 1]),
      country: lists.countries[country] ?? '',
      countryName: countryNames[country] ?? '',
      ...(region && { region }),
      latitude: (columns.latitude[position] ?? 0) / DEGREE,
      longitude: (columns.longitude[position] ?? 0) / DEGREE,
      timeZone: lists.zones[columns.zone[position] ?? 0] ?? 'UTC',
      population: columns.population[position] ?? 0,
    }
  }
}

/** A file in its own buffer, as typed arrays require. */
function readWhole(file: string): ArrayBuffer {
  const { buffer, byteOffset, byteLength } = readFileSync(file)
  if (byteOffset === 0 && buffer.byteLength === byteLength && buffer instanceof ArrayBuffer) return buffer
  return new Uint8Array(buffer, byteOffset, byteLength).slice().buffer
}
