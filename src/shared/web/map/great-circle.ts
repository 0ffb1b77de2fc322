import { geoInterpolate } from 'd3-geo'
import type { Coordinates } from '#shared/core/coordinates.ts'

/** Enough points to look smooth at any zoom: at most a hundredth of a degree off. */
const STEPS = 256

/**
 * Points of the great circle between two places that are not opposite each other. Longitudes are continuous,
 * beyond ±180° after crossing the date line.
 */
export function greatCircle(from: Coordinates, to: Coordinates): readonly Coordinates[] {
  const at = geoInterpolate([from.longitude, from.latitude], [to.longitude, to.latitude])
  const points: Coordinates[] = []
  for (let step = 0; step <= STEPS; step++) {
    const [longitude, latitude] = at(step / STEPS)
    const before = points.at(-1)?.longitude ?? longitude
    points.push({ latitude, longitude: longitude + 360 * Math.round((before - longitude) / 360) })
  }
  return points
}
