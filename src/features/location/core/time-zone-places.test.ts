import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { MAKKAH } from './place.ts'
import { placeOfTimeZone } from './time-zone-places.ts'

const list = readFileSync(join(import.meta.dirname, 'time-zone-places.txt'), 'utf8')
const placeOf = (zone: string) => placeOfTimeZone(zone, list)

test.each([
  ['Asia/Riyadh', 'Riyadh', 'SA', 24.69, 46.72],
  ['Europe/Istanbul', 'Istanbul', 'TR', 41.01, 28.95],
  ['America/New_York', 'New York', 'US', 40.71, -74.01],
  ['Asia/Kolkata', 'Kolkata', 'IN', 22.56, 88.36],
  ['Asia/Dhaka', 'Dhaka', 'BD', 23.71, 90.41],
  ['Asia/Kuala_Lumpur', 'Kuala Lumpur', 'MY', 3.14, 101.69],
  ['Africa/Casablanca', 'Casablanca', 'MA', 33.59, -7.61],
  ['America/Argentina/Salta', 'Salta', 'AR', -24.79, -65.41],
])('gives %s as %s', (zone, name, countryCode, latitude, longitude) => {
  expect(placeOf(zone)).toMatchObject({ name, countryCode, latitude, longitude })
})

test('uses the biggest city for a zone named after a country, with its own spelling', () => {
  expect(placeOf('America/Jamaica')).toMatchObject({ name: 'Kingston', country: 'Jamaica' })
  expect(placeOf('America/Sao_Paulo')?.name).toBe('São Paulo')
  expect(placeOf('Asia/Qatar')?.name).toBe('Doha')
})

test('accepts former names', () => {
  expect(placeOf('Asia/Calcutta')).toEqual(placeOf('Asia/Kolkata'))
  expect(placeOf('America/Buenos_Aires')?.name).toBe('Buenos Aires')
  expect(placeOf('Asia/Istanbul')?.name).toBe('Istanbul')
  expect(placeOf('US/Eastern')?.name).toBe('New York')
})

test('is undefined for a zone without a city', () => {
  for (const zone of [
    'UTC',
    'Etc/GMT+3',
    'Asia',
    'Asia/',
    'Asia/Nowhere',
    '',
    '../x',
    'Antarctica/Vostok',
    'Asia/Riy',
  ]) {
    expect(placeOf(zone), zone).toBeUndefined()
  }
})

test('falls back to Makkah with its own clock', () => {
  expect(MAKKAH).toMatchObject({
    name: 'Makkah',
    countryCode: 'SA',
    timeZone: 'Asia/Riyadh',
    source: 'default',
  })
})

test.each(['ar', 'bn', 'fa', 'hi', 'ml', 'ur'])('has a name in %s for every city', (language) => {
  const names = JSON.parse(
    readFileSync(join(import.meta.dirname, `../../../../locales/${language}/cities.json`), 'utf8'),
  ) as Record<string, string>
  const zones = list.split('\n').flatMap((line) => {
    const [area, rows] = line.split(/:(.*)/)
    return (rows?.split(';') ?? []).map((row) => `${area}/${row.split(/[,>]/)[0]}`)
  })
  expect(zones.length).toBeGreaterThan(400)
  const cities = zones.map((zone) => placeOf(zone)?.name)
  expect(cities.filter((city) => city !== undefined && !(city in names))).toEqual([])
})
