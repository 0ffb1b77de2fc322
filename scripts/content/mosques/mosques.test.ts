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

const text = readFileSync(join(import.meta.dirname, '../../../content/mosques/mosques.json'), 'utf8')
const listed: readonly Listed[] = JSON.parse(text)

/** Where the zone's table names another country than the list, and why. */
const otherZones: Readonly<Record<string, string>> = {
  // East Jerusalem keeps Jerusalem's clock in the tz database.
  'al-aqsa-mosque-jerusalem': 'IL',
  // The tz database has no zone of Kosovo.
  'sinan-pasha-mosque-prizren': 'RS',
}

/** Cities that the source of the cities calls otherwise, or too small for it: kilometres are not checked. */
const unlistedCities = new Set(['Jerusalem', 'Fez', 'Khiva', 'Kruszyniany', 'Washington'])

/** Wide cities, and a shore that is called by its emirate. */
const farFromTheMiddle: Readonly<Record<string, number>> = {
  'al-rahmah-mosque-jeddah': 21,
  'al-bidya-mosque-fujairah': 36,
  'jumeirah-mosque-dubai': 21,
  'grand-mosque-of-dubai': 21,
}
const FAR_KM = 13

describe('the list of mosques', () => {
  test('has at least 150, in every region, each once', () => {
    expect(listed.length).toBeGreaterThanOrEqual(150)
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

  test.each(listed.map((mosque) => [mosque.id, mosque] as const))('%s is well described', (id, mosque) => {
    expect(id).toMatch(/^[a-z0-9-]+$/)
    expect(mosque.name.trim()).toBe(mosque.name)
    expect(mosque.arabicName).toMatch(/^[\p{Script=Arabic}\s]+$/u)
    for (const degrees of [mosque.latitude, mosque.longitude]) {
      expect(Math.abs(degrees * 10_000 - Math.round(degrees * 10_000))).toBeLessThan(1e-6)
    }
    if (mosque.website) expect(mosque.website).toMatch(/^https:\/\//)
  })

  test.each(listed.map((mosque) => [mosque.id, mosque] as const))(
    '%s stands in its country',
    (id, mosque) => {
      expect(countryOfZone(timeZoneOf(mosque))).toBe(otherZones[id] ?? mosque.country)
    },
  )

  describe('against the cities', () => {
    const cities = new Map<string, ReturnType<typeof readSourceCities>>()
    beforeAll(() => {
      for (const city of readSourceCities()) {
        const key = `${city.country} ${foldPlaceName(city.name)}`
        cities.set(key, [...(cities.get(key) ?? []), city])
      }
    })

    test.each(
      listed.filter(({ city }) => !unlistedCities.has(city)).map((mosque) => [mosque.id, mosque] as const),
    )('%s stands in its city', (id, mosque) => {
      const found = cities.get(`${mosque.country} ${foldPlaceName(mosque.city)}`) ?? []
      const nearest = Math.min(...found.map((city) => distanceKm(city, mosque)))
      expect(nearest).toBeLessThan(farFromTheMiddle[id] ?? FAR_KM)
    })
  })
})
