import type { Coordinates } from '#shared/core/coordinates.ts'

/**
 * A link that opens directions: the person’s map app on Android (`geo:`, RFC 5870), Apple Maps on Apple
 * devices, elsewhere OpenStreetMap.
 */
export function directionsAddress({ latitude, longitude }: Coordinates, userAgent: string): string {
  const place = `${latitude},${longitude}`
  if (/android/i.test(userAgent)) return `geo:${place}?q=${place}`
  if (/iphone|ipad|macintosh/i.test(userAgent)) return `https://maps.apple.com/?daddr=${place}`
  return `https://www.openstreetmap.org/directions?to=${encodeURIComponent(place)}`
}
