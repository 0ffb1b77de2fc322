import { beforeAll, expect, test } from 'vitest'
import { distanceKm } from '#shared/core/coordinates.ts'
import { projectFolders } from '#shared/server/project-folders.ts'
import { type CityIndex, loadCityIndex } from './city-index.ts'
import { nearestCity } from './nearest-city.ts'

let index: CityIndex
beforeAll(() => {
  index = loadCityIndex(projectFolders().content)
})

test.each([
  ['the Kaaba', 21.4225, 39.8262, 'Makkah SA'],
  ['Mina, between two towns', 21.4133, 39.8933, 'Makkah SA'],
  ['Sultanahmet', 41.0054, 28.9768, 'Istanbul TR'],
  ['Üsküdar, a city within a city', 41.0235, 29.0145, 'Üsküdar TR'],
  ['Giza, beside a larger city', 30.0081, 31.2109, 'Giza EG'],
  ['downtown Cairo', 30.0444, 31.2357, 'Cairo EG'],
  ['Islamabad, beside Rawalpindi', 33.7294, 73.0931, 'Islamabad PK'],
  ['Rawalpindi', 33.5914, 73.0535, 'Rawalpindi PK'],
  ['Midtown Manhattan', 40.7549, -73.984, 'New York US'],
  ['Dubai Marina', 25.0805, 55.1403, 'Dubai AE'],
  ['Sharjah', 25.3463, 55.4209, 'Sharjah AE'],
  ['Bucharest, never one of its sectors', 44.4268, 26.1025, 'Bucharest RO'],
  ['al-Aqsa', 31.7761, 35.2358, 'East Jerusalem PS'],
  ['Suva, near the date line', -18.1248, 178.4501, 'Suva FJ'],
  ['just west of the date line', -16.5, 179.999, 'Labasa FJ'],
  ['just east of the date line', -16.5, -179.999, 'Labasa FJ'],
  ['Westminster', 51.4995, -0.1248, 'London GB'],
  ['Slough, a town of its own', 51.5095, -0.5954, 'Slough GB'],
])('gives the right city for %s', (_, latitude, longitude, expected) => {
  const nearest = nearestCity(index, { latitude, longitude })
  expect(`${nearest?.city.name} ${nearest?.city.country}`).toBe(expected)
})

test('gives the distance to the city’s centre', () => {
  const place = { latitude: 41.2, longitude: 29 }
  const nearest = nearestCity(index, place)
  expect(nearest?.distanceKm).toBeCloseTo(nearest ? distanceKm(place, nearest.city) : Number.NaN, 1)
})

test('is undefined if there is no city within 100 km', () => {
  for (const [latitude, longitude] of [
    [0, -30],
    [90, 0],
    [-90, 0],
    [-48.876, -123.393],
  ] as const) {
    expect(nearestCity(index, { latitude, longitude }), `${latitude}, ${longitude}`).toBeUndefined()
  }
})

test('equals the result of comparing every city', () => {
  const places = [
    ...[21.4, 24.7, 30, 33.6, 41, 51.5].flatMap((latitude) => [
      [latitude, 31.3],
      [latitude, 39.85],
      [latitude, 73.1],
    ]),
    [51.45, 7.01],
    [40.7, -74.1],
    [-6.3, 106.8],
    [23.75, 90.4],
    [35.68, 139.7],
    [31.2, 121.4],
  ] as const
  for (const [latitude = 0, longitude = 0] of places) {
    const nearest = nearestCity(index, { latitude, longitude })
    expect(nearest?.city.name, `${latitude}, ${longitude}`).toBe(slowly(latitude, longitude))
  }
})

/** The city with the smallest distance relative to its radius, among all within reach. */
function slowly(latitude: number, longitude: number): string | undefined {
  let best: { name: string; measure: number } | undefined
  for (let position = 0; position < index.count; position++) {
    if (index.columns.district[position]) continue
    const city = {
      latitude: (index.columns.latitude[position] ?? 0) / 1e5,
      longitude: (index.columns.longitude[position] ?? 0) / 1e5,
    }
    if (Math.abs(city.latitude - latitude) > 1) continue
    const distance = distanceKm({ latitude, longitude }, city)
    const radius = Math.sqrt(Math.max(index.columns.population[position] ?? 0, 1000) / (Math.PI * 4000))
    if (distance > 100 || (best && best.measure <= distance / radius)) continue
    best = { name: index.cityAt(position).name, measure: distance / radius }
  }
  return best?.name
}
