import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Coordinates, distanceKm } from '#shared/core/coordinates.ts'
import { BANDS_PER_DEGREE, searchBox } from './search-box.ts'

const holds = (place: Coordinates, radius: number, { latitude, longitude }: Coordinates) => {
  const { bands, longitudes } = searchBox(place, radius)
  return (
    bands.includes(Math.floor((latitude + 90) * BANDS_PER_DEGREE)) &&
    longitudes.some(([from, to]) => longitude >= from && longitude <= to)
  )
}

const anyPlace = fc.record({
  latitude: fc.double({ min: -90, max: 90, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
})

describe('searchBox', () => {
  it('contains every place in the circle', () => {
    const near = fc.record({
      north: fc.double({ min: -1, max: 1, noNaN: true }),
      east: fc.double({ min: -1, max: 1, noNaN: true }),
    })
    fc.assert(
      fc.property(anyPlace, fc.double({ min: 0.1, max: 1000, noNaN: true }), near, (place, radius, off) => {
        const latitude = Math.max(-90, Math.min(90, place.latitude + (off.north * radius) / 111))
        const stretch = Math.max(0.01, Math.cos((latitude * Math.PI) / 180))
        const longitude = wrap(place.longitude + (off.east * radius) / 111 / stretch)
        const other = { latitude, longitude }
        fc.pre(distanceKm(place, other) <= radius)
        expect(holds(place, radius, other)).toBe(true)
      }),
      { numRuns: 5000 },
    )
  })

  it('is no larger than necessary', () => {
    const { bands, longitudes } = searchBox({ latitude: 51.5, longitude: -0.1 }, 10)
    expect(bands.length).toBeLessThanOrEqual(3)
    const [[west, east] = [0, 0]] = longitudes
    expect(east - west).toBeCloseTo(0.289, 3)
  })

  it('continues across the date line', () => {
    expect(searchBox({ latitude: -16.8, longitude: 179.99 }, 10).longitudes).toEqual([
      [expect.closeTo(179.896, 2), 180],
      [-180, expect.closeTo(-179.916, 2)],
    ])
    expect(holds({ latitude: -16.8, longitude: -179.99 }, 10, { latitude: -16.8, longitude: 179.98 })).toBe(
      true,
    )
  })

  it('contains every longitude around a pole', () => {
    expect(searchBox({ latitude: 89.99, longitude: 20 }, 10)).toMatchObject({ longitudes: [[-180, 180]] })
    expect(holds({ latitude: -90, longitude: 0 }, 10, { latitude: -89.95, longitude: 170 })).toBe(true)
  })
})

const wrap = (longitude: number) => ((((longitude + 180) % 360) + 360) % 360) - 180
