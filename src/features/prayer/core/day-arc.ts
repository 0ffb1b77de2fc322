import type { Coordinates } from '#shared/core/coordinates.ts'
import { sunAltitude } from './sun-position.ts'

/** A point of the sun's path: an instant and the altitude of the sun's centre in degrees. */
export interface ArcPoint {
  readonly instant: Date
  readonly altitude: number
}

/**
 * The sun's altitude over a place between two instants at `samples` (at least 2) evenly spaced instants, both ends
 * included. Throws `RangeError` for fewer samples.
 */
export function dayArc(place: Coordinates, from: Date, until: Date, samples: number): ArcPoint[] {
  if (!(samples >= 2)) throw new RangeError('An arc has at least two points.')
  const step = (until.getTime() - from.getTime()) / (samples - 1)
  return Array.from({ length: samples }, (_, index) => {
    const instant = new Date(from.getTime() + step * index)
    return { instant, altitude: sunAltitude(place, instant) }
  })
}
