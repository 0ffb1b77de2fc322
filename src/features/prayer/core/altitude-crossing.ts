import type { Coordinates } from '#shared/core/coordinates.ts'
import { sunAltitudeAt } from './sun-position.ts'

const WITHIN_MS = 15_000

/**
 * Whether the sun's centre passes this altitude within 15 seconds of the instant, which is half of what a minute's
 * rounding leaves open.
 */
export function passesAltitude(place: Coordinates, instant: number, altitude: number): boolean {
  const above = (at: number) => sunAltitudeAt(place, at) > altitude
  return above(instant - WITHIN_MS) !== above(instant + WITHIN_MS)
}

/**
 * When the sun's centre passes this altitude between two instants, to the second, by halving; `NaN` when it is on
 * the same side at both. Between its lowest and its highest point of a day it passes once.
 */
export function altitudeCrossing(place: Coordinates, from: number, until: number, altitude: number): number {
  const above = (at: number) => sunAltitudeAt(place, at) > altitude
  const aboveAtStart = above(from)
  if (above(until) === aboveAtStart) return Number.NaN
  let [start, end] = [from, until]
  while (end - start > 1000) {
    const middle = (start + end) / 2
    if (above(middle) === aboveAtStart) start = middle
    else end = middle
  }
  return end
}
