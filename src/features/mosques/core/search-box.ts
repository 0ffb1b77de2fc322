import { type Coordinates, EARTH_RADIUS_KM, toDegrees, toRadians } from '#shared/core/coordinates.ts'

/** Latitude bands per degree: each is a tenth of a degree, 11 km. */
export const BANDS_PER_DEGREE = 10

/** Widens every box slightly, so that rounding excludes nothing. */
const MARGIN = 1e-9

/** The area to look up in the database index. It contains the whole circle and a little more. */
export interface SearchBox {
  /** Band numbers, counted from the South Pole. */
  readonly bands: readonly number[]
  /** Ranges from west to east; two when the box crosses the date line. */
  readonly longitudes: readonly (readonly [from: number, to: number])[]
}

/** The bounding box of a circle on the globe; all longitudes when the circle contains a pole. */
export function searchBox({ latitude, longitude }: Coordinates, radiusKm: number): SearchBox {
  const angle = radiusKm / EARTH_RADIUS_KM
  const reach = toDegrees(angle) + MARGIN
  const [south, north] = [latitude - reach, latitude + reach]
  const first = bandOf(Math.max(-90, south))
  const last = bandOf(Math.min(90, north))
  const bands = Array.from({ length: last - first + 1 }, (_, index) => first + index)
  if (south <= -90 || north >= 90) return { bands, longitudes: [[-180, 180]] }
  // The tangent meridian touches the circle closer to the pole than its centre (Bronshtein, spherical
  // triangles).
  const wide = toDegrees(Math.asin(Math.min(1, Math.sin(angle) / Math.cos(toRadians(latitude))))) + MARGIN
  return { bands, longitudes: longitudeRanges(longitude - wide, longitude + wide) }
}

const bandOf = (latitude: number) => Math.floor((latitude + 90) * BANDS_PER_DEGREE)

function longitudeRanges(west: number, east: number): SearchBox['longitudes'] {
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
