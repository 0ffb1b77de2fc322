import { getMoonIllumination, getMoonPosition } from 'suncalc'
import { sunAltitude, sunAzimuth } from '#features/prayer/core/index.ts'
import type { Coordinates } from '#shared/core/coordinates.ts'
import { turnBetween } from './bearing.ts'

/** The position of the sun or moon relative to the Qibla. */
export interface SkyBody {
  readonly body: 'sun' | 'moon'
  /** Degrees from true north. */
  readonly azimuth: number
  /** Degrees above the horizon. */
  readonly altitude: number
  /** Degrees to turn from the body to the Qibla, clockwise positive. */
  readonly turn: number
  /**
   * `down` below the horizon, `overhead` too high to give a direction, `thin` for a moon that is barely lit.
   */
  readonly use: 'good' | 'down' | 'overhead' | 'thin'
}

/** Below this altitude a body is hidden by buildings and haze, and above the other it is overhead. */
const LOWEST = 1
const HIGHEST = 80
/** With a smaller share of the moon lit, it is hard to find in the sky. */
const THINNEST = 0.04

/**
 * The sun by the astronomy of the prayer times, and the moon by Meeus’ shortened theory (npm suncalc, about
 * 0.02°).
 */
export function skyBodies(
  place: Coordinates,
  qibla: number,
  instant: Date,
): readonly [sun: SkyBody, moon: SkyBody] {
  const moon = getMoonPosition(instant, place.latitude, place.longitude)
  const lit = getMoonIllumination(instant).fraction
  return [
    standing('sun', sunAzimuth(place, instant), sunAltitude(place, instant), qibla),
    standing('moon', moon.azimuth, moon.altitude, qibla, lit < THINNEST),
  ]
}

function standing(
  body: SkyBody['body'],
  azimuth: number,
  altitude: number,
  qibla: number,
  thin = false,
): SkyBody {
  const use = altitude < LOWEST ? 'down' : altitude > HIGHEST ? 'overhead' : thin ? 'thin' : 'good'
  return { body, azimuth, altitude, turn: turnBetween(azimuth, qibla), use }
}
