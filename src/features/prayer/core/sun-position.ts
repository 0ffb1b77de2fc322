import { getPosition } from 'suncalc'
import type { Coordinates } from '#shared/core/coordinates.ts'

/** Where the sun's centre is: degrees above the geometric horizon (no refraction), and clockwise from north. */
export interface SunPosition {
  /** −90…90 */
  readonly altitude: number
  /** 0 ≤ azimuth < 360, from true north */
  readonly azimuth: number
}

/** Refraction in degrees that `suncalc` adds to every altitude below the horizon. */
const REFRACTION_BELOW_HORIZON = 0.4839596

/** The sun over a place at an instant, to about 0.01° between 1900 and 2100 (npm `suncalc`, without its refraction). */
export function sunPosition(place: Coordinates, instant: Date): SunPosition {
  return { altitude: sunAltitude(place, instant), azimuth: sunAzimuth(place, instant) }
}

/**
 * Altitude of the sun's centre in degrees, without refraction: −0.833° at sunrise and sunset. Above the horizon, where the
 * refraction depends on the altitude, it is read at the antipode: the sun is as far below the horizon there.
 */
export function sunAltitude({ latitude, longitude }: Coordinates, instant: Date): number {
  const altitude = getPosition(instant, latitude, longitude).altitude - REFRACTION_BELOW_HORIZON
  if (altitude <= 0) return altitude
  return REFRACTION_BELOW_HORIZON - getPosition(instant, -latitude, longitude + 180).altitude
}

/** Azimuth of the sun in degrees clockwise from true north. */
export function sunAzimuth({ latitude, longitude }: Coordinates, instant: Date): number {
  return getPosition(instant, latitude, longitude).azimuth
}

/** Declination of the sun in degrees: its altitude at the North Pole. */
export function sunDeclination(instant: Date): number {
  return sunAltitude({ latitude: 90, longitude: 0 }, instant)
}
