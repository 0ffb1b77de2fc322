import { type Coordinates, distanceKm, MILES_PER_KM, toDegrees, toRadians } from '#shared/core/coordinates.ts'

/** The centre of the Kaaba in Makkah. */
export const KAABA: Coordinates = { latitude: 21.4225241, longitude: 39.8261818 }

/** The antipode of the Kaaba, in the South Pacific, from which all directions are equally short. */
export const KAABA_ANTIPODE: Coordinates = { latitude: -21.4225241, longitude: -140.1738182 }

/**
 * Closer to the Kaaba or its antipode than this, a bearing is meaningless: the Kaaba is 12 m wide, and at 50
 * m a receiver's error of 5 m changes the direction by 6°.
 */
const UNDEFINED_WITHIN_KM = 0.05

/** The eight points of the compass, clockwise from north. */
export const compassPoints = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'] as const
export type CompassPoint = (typeof compassPoints)[number]

export interface QiblaDirection {
  /** Degrees clockwise from true north, 0 ≤ direction < 360. */
  readonly direction: number
  readonly compass: CompassPoint
  /** Great-circle distance in kilometres. */
  readonly distance: number
  readonly miles: number
}

export interface QiblaUndefined {
  readonly undefinedAt: 'kaaba' | 'antipode'
  readonly distance: number
  readonly miles: number
}

export type Qibla = QiblaDirection | QiblaUndefined

/**
 * Direction of the Kaaba: the initial bearing of the great circle on a sphere (J. Meeus, Astronomical
 * Algorithms, ch. 17, in its form for bearings), and its length by haversine. Undefined at the Kaaba and its
 * antipode.
 */
export function qibla(place: Coordinates): Qibla {
  const distance = distanceKm(place, KAABA)
  const lengths = { distance, miles: distance * MILES_PER_KM }
  if (distance < UNDEFINED_WITHIN_KM) return { undefinedAt: 'kaaba', ...lengths }
  if (distanceKm(place, KAABA_ANTIPODE) < UNDEFINED_WITHIN_KM) return { undefinedAt: 'antipode', ...lengths }
  const direction = bearing(place, KAABA)
  return { direction, compass: compassPointOf(direction), ...lengths }
}

/** Initial bearing of the great circle from one place to another, degrees from true north, 0 ≤ bearing < 360. */
export function bearing(from: Coordinates, to: Coordinates): number {
  const latitude = toRadians(from.latitude)
  const toLatitude = toRadians(to.latitude)
  const dLon = toRadians(to.longitude - from.longitude)
  const east = Math.sin(dLon) * Math.cos(toLatitude)
  const north =
    Math.cos(latitude) * Math.sin(toLatitude) - Math.sin(latitude) * Math.cos(toLatitude) * Math.cos(dLon)
  const degrees = toDegrees(Math.atan2(east, north))
  return degrees < 0 ? (degrees + 360) % 360 : degrees
}

/** The nearest of the eight points of the compass. */
export function compassPointOf(direction: number): CompassPoint {
  return compassPoints[Math.round(direction / 45) % 8] ?? 'N'
}
