import { type Coordinates, toDegrees, toRadians } from '#shared/core/coordinates.ts'

/**
 * Altitude of the sun's centre in degrees, without refraction: −0.833° at sunrise and sunset. To about 0.01° between 1900 and
 * 2100: J. Meeus, Astronomical Algorithms (2nd ed.), ch. 25 (low accuracy) with ch. 12 and 13, as in NOAA's solar calculator.
 * Parallax (0.002°) is left out. Prayer times come from `adhan`, which exports no position; `suncalc` would add 2 kB to the
 * home page and always includes refraction.
 */
export function sunAltitude(place: Coordinates, instant: Date): number {
  const { hourAngle, declination } = sunAbove(place.longitude, instant.getTime())
  const latitude = toRadians(place.latitude)
  const sinAltitude =
    Math.sin(latitude) * Math.sin(declination) +
    Math.cos(latitude) * Math.cos(declination) * Math.cos(hourAngle)
  return toDegrees(Math.asin(Math.min(1, Math.max(-1, sinAltitude))))
}

/** Declination of the sun in degrees, seen from the centre of the Earth. */
export function sunDeclination(instant: Date): number {
  return toDegrees(equatorial(daysFromJ2000(instant.getTime()) / DAYS_PER_CENTURY).declination)
}

/** The sun relative to a meridian: hour angle and declination in radians. */
export function sunAbove(longitude: number, instant: number): { hourAngle: number; declination: number } {
  const days = daysFromJ2000(instant)
  const { rightAscension, declination } = equatorial(days / DAYS_PER_CENTURY)
  const siderealTime = 280.46061837 + 360.98564736629 * days + 0.000387933 * (days / DAYS_PER_CENTURY) ** 2
  return { hourAngle: toRadians(siderealTime + longitude) - rightAscension, declination }
}

const daysFromJ2000 = (instant: number) => instant / MS_PER_DAY + UNIX_EPOCH_JULIAN_DAY - J2000_JULIAN_DAY

const MS_PER_DAY = 86_400_000
const UNIX_EPOCH_JULIAN_DAY = 2_440_587.5
const J2000_JULIAN_DAY = 2_451_545
const DAYS_PER_CENTURY = 36_525

/** Apparent right ascension and declination in radians; `t` in Julian centuries from J2000. */
function equatorial(t: number): { rightAscension: number; declination: number } {
  const meanLongitude = 280.46646 + 36_000.76983 * t + 0.0003032 * t * t
  const anomaly = toRadians(357.52911 + 35_999.05029 * t - 0.0001537 * t * t)
  const centre =
    (1.914602 - 0.004817 * t - 0.000014 * t * t) * Math.sin(anomaly) +
    (0.019993 - 0.000101 * t) * Math.sin(2 * anomaly) +
    0.000289 * Math.sin(3 * anomaly)
  const node = toRadians(125.04 - 1934.136 * t)
  const longitude = toRadians(meanLongitude + centre - 0.00569 - 0.00478 * Math.sin(node))
  const obliquity = toRadians(
    23.43929111 - 0.013004167 * t - 1.639e-7 * t * t + 5.036e-7 * t * t * t + 0.00256 * Math.cos(node),
  )
  return {
    rightAscension: Math.atan2(Math.cos(obliquity) * Math.sin(longitude), Math.cos(longitude)),
    declination: Math.asin(Math.sin(obliquity) * Math.sin(longitude)),
  }
}
