import { afterEach, expect, test, vi } from 'vitest'
import {
  type ExternalServer,
  externalServer,
  json,
  silence,
  text,
} from '#shared/server/testing/external-server.ts'
import { createGeocoder, reverseAddress } from './geocoder.ts'

const servers: ExternalServer[] = []
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close()
})

async function serverThat(answer: ExternalServer['answer']): Promise<ExternalServer> {
  const server = await externalServer(answer)
  servers.push(server)
  return server
}

const place = { latitude: 41.0082376, longitude: 28.9783589 }
const nominatim = (city: string) => json({ address: { city, country: 'Türkiye', country_code: 'tr' } })
const log = { warn: vi.fn() }

/** Long enough for a busy machine; a service that never answers takes one and a half times as long. */
const TIMEOUT_MS = 1000

function geocoder(service?: ExternalServer, backup?: ExternalServer) {
  log.warn.mockClear()
  return createGeocoder(
    { GEOCODER_URL: service?.address, GEOCODER_BACKUP_URL: backup?.address, GEOCODER_TIMEOUT_MS: TIMEOUT_MS },
    log,
  )
}

test('sends nothing without services, and returns no name', async () => {
  await expect(geocoder()(place, 'en')).resolves.toBeUndefined()
})

test('gives the service’s name, and sends only three decimals', async () => {
  const service = await serverThat(nominatim('İstanbul'))
  await expect(geocoder(service)(place, 'tr')).resolves.toMatchObject({
    city: 'İstanbul',
    countryCode: 'TR',
    source: 'service',
  })
  const asked = new URL(service.asked[0]?.url ?? '', service.address)
  expect(asked.pathname).toBe('/reverse')
  expect(Object.fromEntries(asked.searchParams)).toMatchObject({
    lat: '41.008',
    lon: '28.978',
    format: 'jsonv2',
    'accept-language': 'tr',
  })
  expect(asked.search).not.toContain('41.0082')
})

test('caches an answer by rounded place and language', async () => {
  const service = await serverThat(nominatim('İstanbul'))
  const geocode = geocoder(service)
  await geocode(place, 'tr')
  await geocode({ latitude: 41.0084, longitude: 28.9776 }, 'tr')
  expect(service.asked).toHaveLength(1)
  await geocode(place, 'en')
  await geocode({ latitude: 41.009, longitude: 28.978 }, 'tr')
  expect(service.asked).toHaveLength(3)
})

test('sends one request for concurrent callers with the same place', async () => {
  const service = await serverThat(nominatim('İstanbul'))
  const geocode = geocoder(service)
  const answers = await Promise.all(Array.from({ length: 20 }, () => geocode(place, 'tr')))
  expect(answers.every((answer) => answer?.city === 'İstanbul')).toBe(true)
  expect(service.asked).toHaveLength(1)
})

test.each([
  ['answers an error', json({}, 500)],
  ['answers too often', json({}, 429)],
  ['answers a web page', text('<html></html>')],
  ['answers something else', json({ results: [] })],
  ['points elsewhere', text('', 301, { location: 'https://example.com/' })],
  ['never answers', silence],
  ['knows nothing there', json({ error: 'Unable to geocode' })],
  ['knows only the country', json({ address: { country: 'Türkiye' } })],
])('uses the backup if the service %s', async (_, answer) => {
  const service = await serverThat(answer)
  const backup = await serverThat(json({ city: 'Istanbul', countryName: 'Turkey', countryCode: 'TR' }))
  await expect(geocoder(service, backup)(place, 'en')).resolves.toMatchObject({
    city: 'Istanbul',
    country: 'Turkey',
    source: 'backup',
  })
})

test('returns no name if both fail, and logs no coordinates', async () => {
  const service = await serverThat(json({}, 500))
  const backup = await serverThat(text('no'))
  await expect(geocoder(service, backup)(place, 'en')).resolves.toBeUndefined()
  expect(log.warn).toHaveBeenCalledTimes(2)
  const logged = JSON.stringify(log.warn.mock.calls)
  expect(logged).toContain('not_json')
  expect(logged).not.toMatch(/41\.0|28\.9|127\.0\.0\.1/)
})

test('stops calling a failing service for a while', async () => {
  const service = await serverThat(silence)
  const backup = await serverThat(json({ city: 'Istanbul' }))
  const geocode = geocoder(service, backup)
  for (let i = 0; i < 6; i++) {
    await expect(geocode({ latitude: 41 + i, longitude: 29 }, 'en')).resolves.toMatchObject({
      source: 'backup',
    })
  }
  expect(service.asked.length).toBeLessThanOrEqual(4)
  expect(backup.asked).toHaveLength(6)
})

test('does not cache a failure', async () => {
  const service = await serverThat(json({}, 400))
  const geocode = geocoder(service)
  await expect(geocode(place, 'en')).resolves.toBeUndefined()
  service.answer = nominatim('İstanbul')
  await expect(geocode(place, 'en')).resolves.toMatchObject({ city: 'İstanbul' })
})

test.each([
  ['https://nominatim.example', 'https://nominatim.example/reverse'],
  ['https://nominatim.example/', 'https://nominatim.example/reverse'],
  ['https://maps.example/osm/', 'https://maps.example/osm/reverse'],
  ['https://maps.example/osm/reverse', 'https://maps.example/osm/reverse'],
  ['https://maps.example/reverse.php', 'https://maps.example/reverse.php'],
  ['https://data.example/data/reverse-geocode-client', 'https://data.example/data/reverse-geocode-client'],
])('requests %s at %s', (address, expected) => {
  const url = reverseAddress(address, place, 'en')
  expect(url.origin + url.pathname).toBe(expected)
})

test('keeps the parameters of the configured address', () => {
  const url = reverseAddress('https://maps.example/v1?key=abc', place, 'ar')
  expect(Object.fromEntries(url.searchParams)).toMatchObject({
    key: 'abc',
    lat: '41.008',
    localityLanguage: 'ar',
  })
})
