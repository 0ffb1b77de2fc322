import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { foldPlaceName } from '#features/location/core/index.ts'
import { distanceKm } from '#shared/core/coordinates.ts'
import { countryOfZone } from '#shared/core/zone-country.ts'
import { timeZoneOf } from '#shared/server/time-zone-of.ts'
import { readSourceCities } from '../cities/source-cities.ts'

interface Listed {
  readonly id: string
  readonly name: string
  readonly nativeName?: string
  readonly arabicName: string
  readonly city: string
  readonly country: string
  readonly latitude: number
  readonly longitude: number
  readonly website?: string
}

const read = (name: string) =>
  readFileSync(join(import.meta.dirname, '../../../content/mosques', name), 'utf8')
const listed: readonly Listed[] = JSON.parse(read('mosques.json'))

/** The positions of each mosque in other publications, in the list's order. */
const published = read('positions.tsv')
  .trimEnd()
  .split('\n')
  .slice(1)
  .map((line) => {
    const [id, latitude, longitude, by] = line.split('\t')
    return { id, latitude: Number(latitude), longitude: Number(longitude), by }
  })

/** Mosques in a zone whose table names another country than the list, with the reason. */
const otherZones: Readonly<Record<string, string>> = {
  // East Jerusalem uses Jerusalem's zone in the tz database.
  'al-aqsa-mosque-jerusalem': 'IL',
  // The tz database has no zone for Kosovo.
  'sinan-pasha-mosque-prizren': 'RS',
}

/** Cities with another name in the source, or too small for it; their distance is not checked. */
const unlistedCities = new Set(['Jerusalem', 'Fez', 'Kruszyniany', 'Washington'])

/** Wide cities. */
const farFromTheMiddle: Readonly<Record<string, number>> = {
  'al-rahmah-mosque-jeddah': 21,
  'jumeirah-mosque-dubai': 21,
  'grand-mosque-of-dubai': 21,
}
const FAR_KM = 13
/** Publications rarely mean the same corner of a wide building. */
const SAME_PLACE_KM = 0.1

describe('the list of mosques', () => {
  test('has at least 200, in every region, each once', () => {
    expect(listed.length).toBeGreaterThanOrEqual(200)
    expect(new Set(listed.map(({ id }) => id)).size).toBe(listed.length)
    expect(new Set(listed.map(({ country }) => country)).size).toBeGreaterThanOrEqual(70)
    for (const [index, mosque] of listed.entries()) {
      for (const other of listed.slice(index + 1)) {
        if (distanceKm(mosque, other) < 0.1) throw new Error(`${mosque.id} and ${other.id} are one place.`)
        if (mosque.name === other.name && mosque.city === other.city)
          throw new Error(`${mosque.id} is there twice.`)
      }
    }
  })

  test.each(listed.map((mosque) => [mosque.id, mosque] as const))('describes %s well', (id, mosque) => {
    expect(id).toMatch(/^[a-z0-9-]+$/)
    expect(mosque.name.trim()).toBe(mosque.name)
    expect(mosque.arabicName).toMatch(/^[\p{Script=Arabic}\s]+$/u)
    for (const degrees of [mosque.latitude, mosque.longitude]) {
      expect(Math.abs(degrees * 10_000 - Math.round(degrees * 10_000))).toBeLessThan(1e-6)
    }
    if (mosque.website) expect(mosque.website).toMatch(/^https:\/\//)
  })

  test.each(listed.map((mosque) => [mosque.id, mosque] as const))(
    'places %s in its country',
    (id, mosque) => {
      expect(countryOfZone(timeZoneOf(mosque))).toBe(otherZones[id] ?? mosque.country)
    },
  )

  test('names other publications of each position', () => {
    expect(published.map(({ id }) => id)).toEqual(listed.map(({ id }) => id))
    expect(published.filter(({ by }) => !by)).toEqual([])
  })

  test.each(published.map((place) => [place.id, place] as const))(
    'places %s at its published position',
    (id, place) => {
      const mosque = listed.find((each) => each.id === id)
      expect(mosque && distanceKm(mosque, place)).toBeLessThan(SAME_PLACE_KM)
    },
  )

  describe('distances to the cities', () => {
    const cities = new Map<string, ReturnType<typeof readSourceCities>>()
    beforeAll(() => {
      for (const city of readSourceCities()) {
        const key = `${city.country} ${foldPlaceName(city.name)}`
        cities.set(key, [...(cities.get(key) ?? []), city])
      }
    })

    test.each(
      listed.filter(({ city }) => !unlistedCities.has(city)).map((mosque) => [mosque.id, mosque] as const),
    )('are small for %s', (id, mosque) => {
      const found = cities.get(`${mosque.country} ${foldPlaceName(mosque.city)}`) ?? []
      const nearest = Math.min(...found.map((city) => distanceKm(city, mosque)))
      expect(nearest).toBeLessThan(farFromTheMiddle[id] ?? FAR_KM)
    })
  })
})
