import type { Geolocation } from '@playwright/test'

interface Place extends Geolocation {
  readonly timezoneId: string
}

/** Places for tests: coordinates and the time zone of a device there. */
const places = {
  London: { latitude: 51.5074, longitude: -0.1278, timezoneId: 'Europe/London' },
  Istanbul: { latitude: 41.0082, longitude: 28.9784, timezoneId: 'Europe/Istanbul' },
  Makkah: { latitude: 21.4225, longitude: 39.8262, timezoneId: 'Asia/Riyadh' },
  Jakarta: { latitude: -6.2088, longitude: 106.8456, timezoneId: 'Asia/Jakarta' },
  Tromsø: { latitude: 69.6492, longitude: 18.9553, timezoneId: 'Europe/Oslo' },
  Auckland: { latitude: -36.8485, longitude: 174.7633, timezoneId: 'Pacific/Auckland' },
} as const satisfies Record<string, Place>

export type PlaceName = keyof typeof places

/** For `test.use`: a device at this place that shares its location. */
export function place(name: PlaceName) {
  const { latitude, longitude, timezoneId } = places[name]
  return { geolocation: { latitude, longitude }, timezoneId, permissions: ['geolocation'] }
}
