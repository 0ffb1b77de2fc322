import { expect, test } from 'vitest'
import { coordinatesName, placeName } from './place-name.ts'

test('coordinates are a name with two decimals', () => {
  expect(coordinatesName({ latitude: 41.0082, longitude: 28.9784 })).toBe('41.01, 28.98')
  expect(coordinatesName({ latitude: -33, longitude: -70.6 })).toBe('-33.00, -70.60')
  expect(coordinatesName({ latitude: -0.001, longitude: 0.004 })).toBe('0.00, 0.00')
})

test('a known name goes before everything', () => {
  expect(placeName({ name: ' Izmir ', coordinates: { latitude: 38, longitude: 27 } })).toEqual({
    kind: 'name',
    text: 'Izmir',
  })
})

test('without a name the coordinates are the name', () => {
  expect(
    placeName({ name: ' ', coordinates: { latitude: 38.423, longitude: 27.143 }, fromDevice: true }),
  ).toEqual({
    kind: 'coordinates',
    text: '38.42, 27.14',
  })
})

test('without either it is your location when the device found it, else unknown', () => {
  expect(placeName({ fromDevice: true })).toEqual({ kind: 'your_location' })
  expect(placeName({})).toEqual({ kind: 'unknown' })
})
