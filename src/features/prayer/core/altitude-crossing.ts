import type { Coordinates } from '#shared/core/coordinates.ts'
import { sunAltitude } from './sun-position.ts'

/** Half of the error that rounding to the minute allows. */
const TOLERANCE_MS = 15_000

/** Whether the sun's centre crosses this altitude (degrees) within 15 seconds of the instant. */
export function crossesAltitude(place: Coordinates, instant: number, altitude: number): boolean {
  const isAbove = (at: number) => sunAltitude(place, new Date(at)) > altitude
  return isAbove(instant - TOLERANCE_MS) !== isAbove(instant + TOLERANCE_MS)
}

/**
 * The instant between two others when the sun's centre crosses this altitude, to the second, by bisection;
 * `undefined` if it is on the same side at both. Between its lowest and its highest point of a day the sun
 * crosses an altitude at most once.
 */
export function altitudeCrossing(
  place: Coordinates,
  from: number,
  until: number,
  altitude: number,
): number | undefined {
  const isAbove = (at: number) => sunAltitude(place, new Date(at)) > altitude
  const aboveAtStart = isAbove(from)
  if (isAbove(until) === aboveAtStart) return undefined
  let [start, end] = [from, until]
  while (end - start > 1000) {
    const middle = (start + end) / 2
    if (isAbove(middle) === aboveAtStart) start = middle
    else end = middle
  }
  return end
}
