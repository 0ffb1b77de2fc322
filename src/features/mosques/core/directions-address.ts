import type { Coordinates } from '#shared/core/coordinates.ts'

/**
 * An address that leads to a place: on Android that of whichever map program the person has (`geo:`, RFC 5870), on
 * Apple's devices that of theirs, elsewhere OpenStreetMap's.
 */
export function directionsAddress({ latitude, longitude }: Coordinates, userAgent: string): string {
  const place = `${latitude},${longitude}`
  if (/android/i.test(userAgent)) return `geo:${place}?q=${place}`
  if (/iphone|ipad|macintosh/i.test(userAgent)) return `https://maps.apple.com/?daddr=${place}`
  return `https://www.openstreetmap.org/directions?to=${encodeURIComponent(place)}`
}
