import type { Coordinates } from '#shared/core/coordinates.ts'

/** The fixed point of the Kochi rule: the city's centre. */
export const KOCHI: Coordinates = { latitude: 9.9312, longitude: 76.2673 }

/** Half the side of the metro area, in degrees (about 20 km). */
const REACH_DEGREES = 0.18

/**
 * Whether a place is in the Kochi metro area, where services return suburbs and municipalities that local
 * people do not use as place names (specification, section 9). The area is a square, latitude and longitude
 * each within 0.18°, so that it includes Aluva, the metro's last station.
 */
export function isKochiMetro({ latitude, longitude }: Coordinates): boolean {
  return (
    Math.abs(latitude - KOCHI.latitude) <= REACH_DEGREES &&
    Math.abs(longitude - KOCHI.longitude) <= REACH_DEGREES
  )
}
