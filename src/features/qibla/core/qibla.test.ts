import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sunAltitude, sunAzimuth } from '#features/prayer/core/index.ts'
import {
  type Coordinates,
  distanceKm,
  EARTH_RADIUS_KM,
  toDegrees,
  toRadians,
} from '#shared/core/coordinates.ts'
import { bearing, compassPointOf, KAABA, KAABA_ANTIPODE, qibla } from './qibla.ts'

const { bearings } = JSON.parse(readFileSync(new URL('./golden/bearings.json', import.meta.url), 'utf8')) as {
  bearings: (Coordinates & { city: string; direction: number; tolerance: number })[]
}

const places = fc.record({
  latitude: fc.double({ min: -90, max: 90, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
})

/** The place `km` away in a direction on a great circle. */
function onTheWay(from: Coordinates, direction: number, km: number): Coordinates {
  const angle = km / EARTH_RADIUS_KM
  const latitude = toRadians(from.latitude)
  const course = toRadians(direction)
  const sine = Math.sin(latitude) * Math.cos(angle) + Math.cos(latitude) * Math.sin(angle) * Math.cos(course)
  const east = Math.sin(course) * Math.sin(angle) * Math.cos(latitude)
  return {
    latitude: toDegrees(Math.asin(Math.max(-1, Math.min(1, sine)))),
    longitude: from.longitude + toDegrees(Math.atan2(east, Math.cos(angle) - Math.sin(latitude) * sine)),
  }
}

const turnBetween = (a: number, b: number) => Math.abs(((a - b + 540) % 360) - 180)

describe('the direction of the Kaaba', () => {
  it.each(bearings)('from $city matches the published one', ({ direction, tolerance, ...place }) => {
    const found = qibla(place)
    if ('undefinedAt' in found) throw new Error('There is a direction.')
    expect(turnBetween(found.direction, direction)).toBeLessThanOrEqual(tolerance)
  })

  // Twice a year the sun is over the Kaaba at noon in Makkah: on 28 May at 12:18 and on 16 July at 12:27
  // Saudi time. Seen from any place where it is up, it is then in the direction of prayer.
  const overTheKaaba = ['2026-05-28T09:18:00Z', '2026-07-16T09:27:00Z'].map((text) => new Date(text))
  it.each([
    ['Istanbul', 41.0082, 28.9784],
    ['Cairo', 30.0444, 31.2357],
    ['Berlin', 52.52, 13.405],
    ['Madrid', 40.4168, -3.7038],
    ['Moscow', 55.7558, 37.6173],
    ['Lagos', 6.5244, 3.3792],
    ['Johannesburg', -26.2041, 28.0473],
    ['Karachi', 24.8607, 67.0011],
    ['Delhi', 28.6139, 77.209],
    ['Dhaka', 23.8103, 90.4125],
    ['Kuala Lumpur', 3.139, 101.6869],
    ['Jakarta', -6.2088, 106.8456],
  ])('from %s is the sun’s direction when it is over the Kaaba', (_city, latitude, longitude) => {
    const found = qibla({ latitude, longitude })
    if ('undefinedAt' in found) throw new Error('There is a direction.')
    for (const noon of overTheKaaba) {
      expect(sunAltitude(KAABA, noon)).toBeGreaterThan(89.5)
      expect(turnBetween(sunAzimuth({ latitude, longitude }, noon), found.direction)).toBeLessThan(0.6)
    }
  })

  it('is undefined at the Kaaba and at its antipode, with a note', () => {
    expect(qibla(KAABA)).toEqual({ undefinedAt: 'kaaba', distance: 0, miles: 0 })
    expect(qibla({ latitude: 21.42253, longitude: 39.82618 })).toMatchObject({ undefinedAt: 'kaaba' })
    const antipode = qibla(KAABA_ANTIPODE)
    expect(antipode).toMatchObject({ undefinedAt: 'antipode' })
    expect(antipode.distance).toBeCloseTo(Math.PI * EARTH_RADIUS_KM, 0)
  })

  it('is defined a hundred metres away', () => {
    const north = qibla({ latitude: KAABA.latitude + 0.001, longitude: KAABA.longitude })
    expect(north).toMatchObject({ direction: 180, compass: 'S' })
    const beside = qibla({ latitude: KAABA_ANTIPODE.latitude + 0.001, longitude: KAABA_ANTIPODE.longitude })
    expect('direction' in beside && beside.direction).toBeCloseTo(0, 6)
  })

  it('is due south or north at the poles', () => {
    const northPole = qibla({ latitude: 90, longitude: 0 })
    const southPole = qibla({ latitude: -90, longitude: 0 })
    expect('direction' in northPole && northPole.direction).toBeCloseTo(180 - KAABA.longitude, 6)
    expect('direction' in southPole && southPole.direction).toBeCloseTo(KAABA.longitude, 6)
  })

  it('is between 0° and 360°, and leads straight to the Kaaba', () => {
    fc.assert(
      fc.property(places, (place) => {
        const found = qibla(place)
        if ('undefinedAt' in found) return
        expect(found.direction).toBeGreaterThanOrEqual(0)
        expect(found.direction).toBeLessThan(360)
        if (Math.abs(place.latitude) > 89.9999) return
        const step = Math.min(100, found.distance / 2)
        const nearer = distanceKm(onTheWay(place, found.direction, step), KAABA)
        // Within ten metres of a pole and near the antipode, this formula loses precision.
        expect(Math.abs(nearer - (found.distance - step))).toBeLessThan(0.05)
      }),
      { numRuns: 3000 },
    )
  })
})

describe('the distance', () => {
  it.each([
    ['London', 51.5074, -0.1278, 4794],
    ['New York', 40.7128, -74.0059, 10306],
  ])('from %s is correct', (_city, latitude, longitude, km) => {
    expect(qibla({ latitude, longitude }).distance).toBeCloseTo(km, -0.5)
  })

  it('is the same in both directions, and at most half of the circumference', () => {
    fc.assert(
      fc.property(places, (place) => {
        const { distance, miles } = qibla(place)
        expect(distance).toBeCloseTo(distanceKm(KAABA, place), 6)
        expect(distance).toBeLessThanOrEqual(Math.PI * EARTH_RADIUS_KM + 1e-6)
        expect(miles).toBeCloseTo(distance * 0.621371, 9)
      }),
      { numRuns: 3000 },
    )
  })
})

it('the compass point is the nearest of eight', () => {
  expect([0, 22.4, 22.6, 45, 135, 180, 225, 270, 315, 337.4, 337.6, 359.9].map(compassPointOf)).toEqual([
    'N',
    'N',
    'NE',
    'NE',
    'SE',
    'S',
    'SW',
    'W',
    'NW',
    'NW',
    'N',
    'N',
  ])
})

it('a bearing of exactly north is 0, not 360', () => {
  expect(bearing({ latitude: 0, longitude: 10 }, { latitude: 20, longitude: 10 })).toBe(0)
})
