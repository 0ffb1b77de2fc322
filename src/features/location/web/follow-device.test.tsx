import { expect, it, vi } from 'vitest'
import { answerWith } from '#shared/web/testing/fake-api.ts'
import { syncsPlace } from '#shared/web/user-data/sync-settings.ts'
import type { Place } from '../core/index.ts'
import { followDevice } from './follow-device.ts'
import { savedPlace, savePlace } from './place-store.ts'

const london: Place = {
  name: 'London',
  latitude: 51.507,
  longitude: -0.128,
  timeZone: 'Europe/London',
  source: 'device',
}
const istanbul = { city: 'Istanbul', country: 'Türkiye', countryCode: 'TR', timeZone: 'Europe/Istanbul' }

/** Measures `at` on a device with `saved`, and returns the place that is saved afterwards. */
async function placeAfter(
  saved: Place,
  at: Pick<Place, 'latitude' | 'longitude'> & { readonly accuracy?: number },
  state: PermissionState = 'granted',
) {
  const measure = vi.fn((found: PositionCallback) =>
    found({ coords: { accuracy: 50, ...at } } as GeolocationPosition),
  )
  const geolocation = { getCurrentPosition: measure } as unknown as Geolocation
  vi.spyOn(navigator, 'geolocation', 'get').mockReturnValue(geolocation)
  const permissions = { query: async () => ({ state }) } as unknown as Permissions
  vi.spyOn(navigator, 'permissions', 'get').mockReturnValue(permissions)
  answerWith({ 'GET /api/places/reverse': istanbul })
  savePlace(saved)
  await followDevice()
  return { name: savedPlace()?.name, measured: measure.mock.calls.length }
}

const here = { latitude: 51.6, longitude: -0.1 }
const there = { latitude: 41.01, longitude: 28.98 }

it('takes the new place of a traveller', async () => {
  expect(await placeAfter(london, there)).toEqual({ name: 'Istanbul', measured: 1 })
})

it('keeps the place of a user who stayed near it', async () => {
  expect(await placeAfter(london, here)).toEqual({ name: 'London', measured: 1 })
})

it('keeps the place if the measurement is too rough to tell', async () => {
  const reading = { latitude: 51.45, longitude: -0.97 }
  expect(await placeAfter(london, { ...reading, accuracy: 80_000 })).toEqual({ name: 'London', measured: 1 })
  expect(await placeAfter(london, reading)).toEqual({ name: 'Istanbul', measured: 1 })
})

it('leaves a place that syncs, which may be that of another device', async () => {
  syncsPlace.write(true)
  expect(await placeAfter(london, there)).toEqual({ name: 'London', measured: 0 })
  syncsPlace.write(undefined)
})

it('measures nothing for a place that was chosen, and asks nobody for permission', async () => {
  expect(await placeAfter({ ...london, source: 'manual' }, there)).toEqual({ name: 'London', measured: 0 })
  expect(await placeAfter(london, there, 'prompt')).toEqual({ name: 'London', measured: 0 })
})
