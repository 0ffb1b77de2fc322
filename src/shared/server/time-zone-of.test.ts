import { describe, expect, it } from 'vitest'
import { nauticalZone, timeZoneOf } from './time-zone-of.ts'

describe('the time zone of a place', () => {
  it.each([
    ['Istanbul', 41.0082, 28.9784, 'Europe/Istanbul'],
    ['Makkah', 21.4225, 39.8262, 'Asia/Riyadh'],
    ['Kathmandu', 27.7172, 85.324, 'Asia/Kathmandu'],
    ['Kiritimati', 1.8721, -157.4278, 'Pacific/Kiritimati'],
    ['the North Pole', 90, 0, 'Etc/GMT'],
  ])('is correct for %s', (_name, latitude, longitude, zone) => {
    expect(timeZoneOf({ latitude, longitude })).toBe(zone)
  })

  it('is known by the platform all over the globe', () => {
    const zones = new Set<string>()
    for (let latitude = -90; latitude <= 90; latitude += 2) {
      for (let longitude = -180; longitude <= 180; longitude += 2) {
        zones.add(timeZoneOf({ latitude, longitude }))
      }
    }
    expect(zones.size).toBeGreaterThan(200)
    for (const timeZone of zones) {
      expect(() => new Intl.DateTimeFormat('en', { timeZone })).not.toThrow()
    }
  })
})

it('uses nautical zones that are 15° wide and named westward', () => {
  const hours = (longitude: number) => nauticalZone(longitude)
  expect([0, 7.4, -7.4].map(hours)).toEqual(['Etc/GMT', 'Etc/GMT', 'Etc/GMT'])
  expect([7.6, 180, -7.6, -180].map(hours)).toEqual(['Etc/GMT-1', 'Etc/GMT-12', 'Etc/GMT+1', 'Etc/GMT+12'])
  for (const longitude of [-180, -97, 0, 133, 180]) {
    expect(() => new Intl.DateTimeFormat('en', { timeZone: nauticalZone(longitude) })).not.toThrow()
  }
})
