import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { packColumns } from '#features/location/server/city-columns.ts'
import { buildBorderTowns } from './cities/border-towns.ts'
import { buildColumns } from './cities/city-columns.ts'
import { buildMajorCities } from './cities/major-cities.ts'
import { buildNearestIndex } from './cities/nearest-index.ts'
import { buildQualifierKeys } from './cities/qualifier-keys.ts'
import { readSourceCities } from './cities/source-cities.ts'
import { zonesOfCities } from './cities/time-zones.ts'

export const name = 'cities'

/**
 * Writes the city files into `outFolder`: `cities.bin` (columns and search index), `nearest.bin` (kd-tree),
 * `lists.json` (countries, regions, zones), `border-towns.json` and, for the browser, `major-cities.json`.
 */
export async function build(outFolder: string): Promise<void> {
  const cities = readSourceCities()
  const index = buildNearestIndex(cities)
  const zones = zonesOfCities(cities, index)
  const { columns, lists } = buildColumns(cities, zones.zone)
  await mkdir(outFolder, { recursive: true })
  const writeJson = (file: string, value: unknown) => writeFile(join(outFolder, file), JSON.stringify(value))
  await Promise.all([
    writeFile(join(outFolder, 'cities.bin'), packColumns(columns)),
    writeFile(join(outFolder, 'nearest.bin'), new Uint8Array(index.data)),
    writeJson('lists.json', { ...lists, ...buildQualifierKeys(lists) }),
    writeJson('border-towns.json', buildBorderTowns(cities, zones, index)),
    writeJson('major-cities.json', buildMajorCities(cities, zones.zone)),
  ])
}
