/** A place on Earth in decimal degrees, north and east positive. */
export interface Coordinates {
  /** −90…90 */
  readonly latitude: number
  /** −180…180 */
  readonly longitude: number
}

/** Mean Earth radius in kilometres (IUGG R₁). */
export const EARTH_RADIUS_KM = 6371.0088

/** Miles per kilometre, rounded as in the specification. */
export const MILES_PER_KM = 0.621371

export const toRadians = (degrees: number) => (degrees * Math.PI) / 180
export const toDegrees = (radians: number) => (radians * 180) / Math.PI

/** Great-circle distance in kilometres by the haversine formula (R. W. Sinnott, Sky & Telescope 68, 1984). */
export function distanceKm(from: Coordinates, to: Coordinates): number {
  const dLat = toRadians(to.latitude - from.latitude)
  const dLon = toRadians(to.longitude - from.longitude)
  const h =
    Math.sin(dLat / 2) ** 2 +
    Math.cos(toRadians(from.latitude)) * Math.cos(toRadians(to.latitude)) * Math.sin(dLon / 2) ** 2
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(h)))
}

/** The place to three decimals (about 110 m), the precision that may leave the device. */
export function roundedPlace({ latitude, longitude }: Coordinates): Coordinates {
  const round = (degrees: number) => Math.round(degrees * 1000) / 1000
  return { latitude: round(latitude), longitude: round(longitude) }
}
