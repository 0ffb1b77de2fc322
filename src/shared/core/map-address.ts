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

/**
 * A link that searches for `words`, around a place if one is given: in the map app on Android, in Apple Maps
 * on Apple devices, elsewhere on OpenStreetMap, which lists the results nearest to the centre of its map.
 */
export function mapSearchAddress(near: Coordinates | undefined, words: string, userAgent: string): string {
  const query = encodeURIComponent(words)
  const place = near && `${near.latitude},${near.longitude}`
  if (/android/i.test(userAgent)) return `geo:${place ?? '0,0'}?${place ? `z=${SEARCH_ZOOM}&` : ''}q=${query}`
  if (/iphone|ipad|macintosh/i.test(userAgent))
    return `https://maps.apple.com/?q=${query}${place ? `&sll=${place}&z=${SEARCH_ZOOM}` : ''}`
  const view = near ? `#map=${SEARCH_ZOOM}/${near.latitude}/${near.longitude}` : ''
  return `https://www.openstreetmap.org/search?query=${query}${view}`
}

/** About 20 km across on a phone. */
const SEARCH_ZOOM = 12
