import { type Coordinates, EARTH_RADIUS_KM, toDegrees, toRadians } from '#shared/core/coordinates.ts'

/** Bands of latitude in a degree: a tenth of one, 11 km. */
export const BANDS_A_DEGREE = 10

/** Widens every box by a hair, so that rounding leaves nothing out. */
const HAIR = 1e-9

/** What the index of the mosques is asked for: everything within some radius lies in it, and a little more. */
export interface SearchBox {
  /** Numbers of the bands, counted from the South Pole. */
  readonly bands: readonly number[]
  /** From west to east, one or, across the date line, two. */
  readonly longitudes: readonly (readonly [from: number, to: number])[]
}

/** The box around a circle on the globe; all longitudes where the circle holds a pole. */
export function searchBox({ latitude, longitude }: Coordinates, radiusKm: number): SearchBox {
  const angle = radiusKm / EARTH_RADIUS_KM
  const reach = toDegrees(angle) + HAIR
  const [south, north] = [latitude - reach, latitude + reach]
  const first = bandOf(Math.max(-90, south))
  const last = bandOf(Math.min(90, north))
  const bands = Array.from({ length: last - first + 1 }, (_, index) => first + index)
  if (south <= -90 || north >= 90) return { bands, longitudes: [[-180, 180]] }
  // The meridian that touches the circle does so nearer to the pole than its middle (Bronshtein, spherical triangles).
  const wide = toDegrees(Math.asin(Math.min(1, Math.sin(angle) / Math.cos(toRadians(latitude))))) + HAIR
  return { bands, longitudes: around(longitude - wide, longitude + wide) }
}

const bandOf = (latitude: number) => Math.floor((latitude + 90) * BANDS_A_DEGREE)

function around(west: number, east: number): SearchBox['longitudes'] {
  if (east - west >= 360) return [[-180, 180]]
  if (west < -180)
    return [
      [-180, east],
      [west + 360, 180],
    ]
  if (east > 180)
    return [
      [west, 180],
      [-180, east - 360],
    ]
  return [[west, east]]
}
