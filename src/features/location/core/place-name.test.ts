import { expect, test } from 'vitest'
import { coordinatesName, isCoordinatesName } from './place-name.ts'

test('names a place by its coordinates with two decimals', () => {
  expect(coordinatesName({ latitude: 41.0082, longitude: 28.9784 })).toBe('41.01, 28.98')
  expect(coordinatesName({ latitude: -33, longitude: -70.6 })).toBe('-33.00, -70.60')
  expect(coordinatesName({ latitude: -0.001, longitude: 0.004 })).toBe('0.00, 0.00')
})

test('distinguishes coordinates from the name of a city', () => {
  expect(isCoordinatesName(coordinatesName({ latitude: -33, longitude: -170.6 }))).toBe(true)
  expect(isCoordinatesName('Izmir')).toBe(false)
  expect(isCoordinatesName('41.01, 28.98 Izmir')).toBe(false)
})
