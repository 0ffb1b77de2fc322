import type { Coordinates } from '#shared/core/coordinates.ts'

/** How near a map comes by itself, in pixels a degree: a city and what is around it. */
export const CLOSE_BY = 400

/** The meridian amid places whose longitudes go on without a jump; −180…180, 0 for none. */
export function middleMeridian(places: readonly Coordinates[]): number {
  const longitudes = places.map(({ longitude }) => longitude)
  if (longitudes.length === 0) return 0
  const middle = (Math.min(...longitudes) + Math.max(...longitudes)) / 2
  return ((((middle + 180) % 360) + 360) % 360) - 180
}
