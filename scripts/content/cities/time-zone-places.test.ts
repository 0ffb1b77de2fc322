import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { placeOfTimeZone } from '#features/location/core/time-zone-places.ts'
import { buildNearestIndex } from './nearest-index.ts'
import { readSourceCities } from './source-cities.ts'
import { timeZonePlaces } from './time-zone-places.ts'
import { zonesOfCities } from './time-zones.ts'

const data = join(import.meta.dirname, '../../../src/features/location/core/time-zone-places.txt')

// `npx vitest run scripts/content/cities -u` updates the list.
test('matches the source and is smaller than 12 kB', async () => {
  const cities = readSourceCities()
  const text = timeZonePlaces(cities, zonesOfCities(cities, buildNearestIndex(cities)).zone)
  await expect(text).toMatchFileSnapshot(data)
  expect(Buffer.byteLength(text)).toBeLessThan(12_000)
})

test('has a place for every zone of this platform except Antarctic stations', () => {
  const list = readFileSync(data, 'utf8')
  const without = Intl.supportedValuesOf('timeZone').filter((zone) => !placeOfTimeZone(zone, list))
  expect(without.filter((zone) => !/^(Antarctica\/|Etc\/|UTC$)/.test(zone))).toEqual([])
})
