import { type Coordinates, toDegrees, toRadians } from '#shared/core/coordinates.ts'
import { sunAbove } from './sun-position.ts'

/** Azimuth of the sun over a place in degrees clockwise from true north (0 ≤ azimuth < 360): J. Meeus, ch. 13. */
export function sunAzimuth(place: Coordinates, instant: Date): number {
  const { hourAngle, declination } = sunAbove(place.longitude, instant.getTime())
  const latitude = toRadians(place.latitude)
  const west = Math.sin(hourAngle) * Math.cos(declination)
  const south =
    Math.cos(hourAngle) * Math.sin(latitude) * Math.cos(declination) -
    Math.sin(declination) * Math.cos(latitude)
  return (toDegrees(Math.atan2(west, south)) + 180) % 360
}
