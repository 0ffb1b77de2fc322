import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '#shared/server/test-app.ts'
import { type ExternalServer, externalServer, json } from '#shared/server/testing/external-server.ts'
import { locationFeature } from './location.routes.ts'

let server: TestApp
beforeAll(async () => {
  server = await testApp({ features: [locationFeature] })
})
afterAll(() => server.close())

const get = (url: string) => server.app.inject({ method: 'GET', url })
const typed = (q: string) => `/api/cities?q=${encodeURIComponent(q)}`

describe('GET /api/cities', () => {
  test('returns a city with all data for a place', async () => {
    const response = await get(typed('makkah'))
    expect(response.statusCode).toBe(200)
    expect(response.headers['cache-control']).toContain('public')
    expect(response.json()).toEqual([
      {
        id: 104515,
        name: 'Makkah',
        country: 'SA',
        countryName: 'Saudi Arabia',
        region: 'Makkah',
        latitude: 21.42664,
        longitude: 39.82563,
        timeZone: 'Asia/Riyadh',
        population: 1323624,
      },
    ])
  })

  test('returns ten by default and up to fifty on request', async () => {
    expect((await get(typed('san'))).json()).toHaveLength(10)
    expect((await get(`${typed('san')}&limit=3`)).json()).toHaveLength(3)
    expect((await get(`${typed('san')}&limit=50`)).json()).toHaveLength(50)
  })

  test('gives a town near a border the time of its own country', async () => {
    expect((await get(typed('dandong'))).json()[0]).toMatchObject({ timeZone: 'Asia/Shanghai' })
    expect((await get(typed('bijbehara'))).json()[0]).toMatchObject({ timeZone: 'Asia/Kolkata' })
  })

  test('returns an empty list if nothing is found', async () => {
    const response = await get(typed('qqqqzzzz'))
    expect([response.statusCode, response.json()]).toEqual([200, []])
  })

  test.each([
    ['nothing', '/api/cities', 'q'],
    ['one letter', typed('a'), 'q', 'too_short'],
    ['one letter in spaces', typed('  a  '), 'q', 'too_short'],
    ['one sign of two code units', typed('😀'), 'q', 'too_short'],
    ['an empty text', '/api/cities?q=', 'q', 'too_short'],
    ['101 letters', typed('a'.repeat(101)), 'q', 'too_long'],
    ['100 kB', typed('a'.repeat(100_000)), 'q', 'too_long'],
    ['a null byte', '/api/cities?q=ab%00c', 'url'],
    ['a line break', '/api/cities?q=ab%0Ac', 'q', 'not_text'],
    ['a list', '/api/cities?q=ab&q=cd', 'q'],
    ['a list in brackets', '/api/cities?q[]=ab', 'q'],
    ['limit 0', `${typed('ab')}&limit=0`, 'limit'],
    ['limit 51', `${typed('ab')}&limit=51`, 'limit'],
    ['limit 1.5', `${typed('ab')}&limit=1.5`, 'limit', 'not_a_number'],
    ['limit NaN', `${typed('ab')}&limit=NaN`, 'limit', 'not_a_number'],
    ['limit 1e1', `${typed('ab')}&limit=1e1`, 'limit', 'not_a_number'],
    ['an empty limit', `${typed('ab')}&limit=`, 'limit', 'not_a_number'],
    ['two limits', `${typed('ab')}&limit=1&limit=2`, 'limit'],
  ])('rejects %s', async (_, url, field, code?: string) => {
    const response = await get(url)
    expect(response.statusCode).toBe(400)
    const { error } = response.json()
    expect(error.code).toBe('invalid_request')
    const fields: { field: string; code: string }[] = error.fields
    expect(fields.map((each) => each.field)).toContain(field)
    if (code) expect(fields.map((each) => each.code)).toContain(code)
  })

  test.each([
    '%',
    '_%',
    '\\',
    "' OR 1=1 --",
    '(?=',
    '[a-',
    '*',
    '😀😀',
    '\u202e\u202eab',
    '../../etc',
    '<script>',
  ])('treats %s as text', async (q) => {
    const response = await get(typed(q.padEnd(2, '%')))
    expect(response.statusCode).toBe(200)
    expect(Array.isArray(response.json())).toBe(true)
  })

  test('rejects an invalid encoding', async () => {
    expect((await get('/api/cities?q=%E0%A4%A')).statusCode).toBeLessThan(500)
  })
})

describe('GET /api/places/reverse', () => {
  const reverse = (latitude: number | string, longitude: number | string, more = '') =>
    get(`/api/places/reverse?latitude=${latitude}&longitude=${longitude}${more}`)

  test('names the nearest city, with the country in the language', async () => {
    const response = await reverse(41.0054, 28.9768)
    expect(response.headers['cache-control']).toContain('private')
    expect(response.json()).toEqual({
      city: 'Istanbul',
      country: 'Türkiye',
      countryCode: 'TR',
      region: 'Istanbul',
      timeZone: 'Europe/Istanbul',
      source: 'nearest_city',
      distanceKm: 2.5,
    })
    expect((await reverse(41.0054, 28.9768, '&language=ar')).json()).toMatchObject({ country: 'تركيا' })
  })

  test('applies the Kochi rule', async () => {
    expect((await reverse(10.1004, 76.357)).json()).toEqual({
      city: 'Kochi',
      country: 'India',
      countryCode: 'IN',
      region: 'Kerala',
      timeZone: 'Asia/Kolkata',
      source: 'kochi',
    })
    expect((await reverse(10.1122, 76.357)).json().source).toBe('nearest_city')
  })

  test('falls back to the coordinates', async () => {
    expect((await reverse(0, -30)).json()).toEqual({
      city: '0.00, -30.00',
      timeZone: 'Etc/GMT+2',
      source: 'coordinates',
    })
    for (const [latitude, longitude] of [
      [90, 0],
      [-90, 180],
      [0, -180],
    ] as const) {
      expect((await reverse(latitude, longitude)).statusCode, `${latitude}, ${longitude}`).toBe(200)
    }
  })

  test.each([
    ['no latitude', '?longitude=1', 'latitude'],
    ['no longitude', '?latitude=1', 'longitude'],
    ['latitude 91', '?latitude=91&longitude=1', 'latitude'],
    ['longitude -181', '?latitude=1&longitude=-181', 'longitude'],
    ['NaN', '?latitude=NaN&longitude=1', 'latitude'],
    ['1e999', '?latitude=1e999&longitude=1', 'latitude'],
    ['a list', '?latitude=1&latitude=2&longitude=1', 'latitude'],
    ['an empty text', '?latitude=&longitude=1', 'latitude'],
    ['100 kB', `?latitude=${'1'.repeat(100_000)}&longitude=1`, 'latitude'],
    ['a null byte', '?latitude=1%00&longitude=1', 'url'],
    ['an unknown language', '?latitude=1&longitude=1&language=xx', 'language'],
  ])('rejects %s', async (_, query, field) => {
    const response = await get(`/api/places/reverse${query}`)
    expect(response.statusCode).toBe(400)
    expect(response.json().error.fields.map((each: { field: string }) => each.field)).toContain(field)
  })
})

describe('with a configured geocoder', () => {
  let outside: ExternalServer
  let app: TestApp
  beforeAll(async () => {
    outside = await externalServer(
      json({ address: { town: 'Fatih', country_code: 'tr', state: 'İstanbul' } }),
    )
    app = await testApp({
      features: [locationFeature],
      settings: { GEOCODER_URL: outside.address, GEOCODER_TIMEOUT_MS: 2000 },
    })
  })
  afterAll(async () => {
    await app.close()
    await outside.close()
  })
  const ask = async (latitude: number, longitude: number) =>
    (
      await app.app.inject(`/api/places/reverse?latitude=${latitude}&longitude=${longitude}&language=fr`)
    ).json()

  test('returns its answer and fills in missing parts', async () => {
    await expect(ask(41.0182, 28.9401)).resolves.toEqual({
      city: 'Fatih',
      country: 'Turquie',
      countryCode: 'TR',
      region: 'İstanbul',
      timeZone: 'Europe/Istanbul',
      source: 'service',
    })
  })

  test('applies the Kochi rule first', async () => {
    const before = outside.asked.length
    await expect(ask(9.95, 76.3)).resolves.toMatchObject({ source: 'kochi', country: 'Inde' })
    expect(outside.asked).toHaveLength(before)
  })

  test('names the nearest city if it fails', async () => {
    outside.answer = json({}, 503)
    await expect(ask(39.93, 32.85)).resolves.toMatchObject({ city: 'Ankara', source: 'nearest_city' })
  })
})
