import { expect, it } from 'vitest'
import { distanceKm } from '#shared/core/coordinates.ts'
import { greatCircle } from './great-circle.ts'

const kaaba = { latitude: 21.4225241, longitude: 39.8261818 }
const places = [
  ['London', 51.5074, -0.1278],
  ['Auckland', -36.8485, 174.7633],
  ['Honolulu', 21.3069, -157.8583],
  ['a place near the North Pole', 89.5, -140],
] as const

it.each(places)(
  'draws the way from %s with the right length and without a jump',
  (_, latitude, longitude) => {
    const way = greatCircle({ latitude, longitude }, kaaba)
    const steps = way.slice(1).map((point, index) => distanceKm(way[index] ?? point, point))
    const length = steps.reduce((sum, step) => sum + step, 0)
    expect(length).toBeCloseTo(distanceKm({ latitude, longitude }, kaaba), 1)
    const jumps = way.slice(1).map((point, index) => Math.abs(point.longitude - (way[index]?.longitude ?? 0)))
    expect(Math.max(...jumps)).toBeLessThan(180)
    expect(Math.max(...way.map((point) => Math.abs(point.longitude - longitude)))).toBeLessThanOrEqual(180)
  },
)
