import { toDegrees, toRadians } from '#shared/core/coordinates.ts'
import { rememberedByDay } from './remembered-by-number.ts'
import { turn } from './turn.ts'

/** The sun and the sky at 0 h UT of a day, in degrees, seen from the centre of the Earth. */
export interface SunAtMidnight {
  readonly declination: number
  /** 0 ≤ rightAscension < 360 */
  readonly rightAscension: number
  /** Apparent, at Greenwich. */
  readonly siderealTime: number
}

const UNIX_EPOCH_JULIAN_DAY = 2_440_587.5
const J2000_JULIAN_DAY = 2_451_545
const DAYS_PER_CENTURY = 36_525

/**
 * The sun at 0 h UT of the day with this number since 1970, which is the same wherever somebody asks: J. Meeus,
 * Astronomical Algorithms (2nd ed.), ch. 12 (sidereal time), 22 and 25 (nutation and the sun, low accuracy). The terms and
 * their order are those of `adhan`, so that the results are its own to the last bit.
 */
export const sunAtMidnight = rememberedByDay((day): SunAtMidnight => {
  const t = (day + UNIX_EPOCH_JULIAN_DAY - J2000_JULIAN_DAY) / DAYS_PER_CENTURY
  const meanLongitude = turn(280.4664567 + 36_000.76983 * t + 0.0003032 * t ** 2)
  const moonLongitude = turn(218.3165 + 481_267.8813 * t)
  const moonNode = turn(125.04452 - 1934.136261 * t + 0.0020708 * t ** 2 + t ** 3 / 450_000)
  const anomaly = toRadians(turn(357.52911 + 35_999.05029 * t - 0.0001537 * t ** 2))
  const centre =
    (1.914602 - 0.004817 * t - 0.000014 * t ** 2) * Math.sin(anomaly) +
    (0.019993 - 0.000101 * t) * Math.sin(2 * anomaly) +
    0.000289 * Math.sin(3 * anomaly)
  const roughNode = toRadians(125.04 - 1934.136 * t)
  const longitude = toRadians(turn(meanLongitude + centre - 0.00569 - 0.00478 * Math.sin(roughNode)))
  const meanObliquity = 23.439291 - 0.013004167 * t - 0.0000001639 * t ** 2 + 0.0000005036 * t ** 3
  const obliquity = toRadians(meanObliquity + 0.00256 * Math.cos(roughNode))

  const node = toRadians(moonNode)
  const sun = 2 * toRadians(meanLongitude)
  const moon = 2 * toRadians(moonLongitude)
  const nutation =
    (-17.2 / 3600) * Math.sin(node) -
    (1.32 / 3600) * Math.sin(sun) -
    (0.23 / 3600) * Math.sin(moon) +
    (0.21 / 3600) * Math.sin(2 * node)
  const nutationInObliquity =
    (9.2 / 3600) * Math.cos(node) +
    (0.57 / 3600) * Math.cos(sun) +
    (0.1 / 3600) * Math.cos(moon) -
    (0.09 / 3600) * Math.cos(2 * node)
  const days = t * DAYS_PER_CENTURY + J2000_JULIAN_DAY - J2000_JULIAN_DAY
  const meanSiderealTime = turn(
    280.46061837 + 360.98564736629 * days + 0.000387933 * t ** 2 - t ** 3 / 38_710_000,
  )
  return {
    declination: toDegrees(Math.asin(Math.sin(obliquity) * Math.sin(longitude))),
    rightAscension: turn(
      toDegrees(Math.atan2(Math.cos(obliquity) * Math.sin(longitude), Math.cos(longitude))),
    ),
    siderealTime:
      meanSiderealTime + (nutation * 3600 * Math.cos(toRadians(meanObliquity + nutationInObliquity))) / 3600,
  }
})
