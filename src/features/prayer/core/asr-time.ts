import { type Coordinates, toDegrees, toRadians } from '#shared/core/coordinates.ts'
import type { Madhab } from './prayer-names.ts'
import { sunDeclination } from './sun-position.ts'

const MS_PER_DEGREE = 240_000
/** After the third round the declination changes by less than a hundredth of a degree. */
const ROUNDS = 3
const HORIZON_DEPRESSION = 50 / 60
/** Below this altitude at noon, in degrees, shadows are measured partly from the visible horizon. */
const LOW_SUN_DEGREES = 2

/** How much longer an object's shadow is at Asr than at noon, in units of its height. */
const asrShadow: Readonly<Record<Madhab, number>> = { shafi: 1, hanafi: 2 }

/**
 * The start of Asr after the sun's transit, in milliseconds of the epoch, by the declination at that moment;
 * `undefined` if the sun does not rise. `adhan` uses the declination at 0 h UT, which is minutes early at
 * high latitudes.
 */
export function asrInstant({ latitude }: Coordinates, transit: number, madhab: Madhab): number | undefined {
  let instant = transit
  for (let round = 0; round < ROUNDS; round++) {
    const hourAngle = asrHourAngle(latitude, sunDeclination(new Date(instant)), madhab)
    if (hourAngle === undefined) return undefined
    instant = transit + hourAngle * MS_PER_DEGREE
  }
  return instant
}

/** The degrees that the sun has moved from noon to Asr. */
function asrHourAngle(latitude: number, declination: number, madhab: Madhab): number | undefined {
  const noonAltitude = 90 - Math.abs(latitude - declination)
  const lift = horizonLift(noonAltitude)
  if (noonAltitude + lift <= 0) return undefined
  const noonShadow = 1 / Math.tan(toRadians(noonAltitude + lift))
  const altitude = Math.atan(1 / (asrShadow[madhab] + noonShadow)) - toRadians(lift)
  const [phi, delta] = [toRadians(latitude), toRadians(declination)]
  const cosine = (Math.sin(altitude) - Math.sin(phi) * Math.sin(delta)) / (Math.cos(phi) * Math.cos(delta))
  return Math.abs(cosine) <= 1 ? toDegrees(Math.acos(cosine)) : undefined
}

/**
 * Refraction can lift the sun above the horizon on days when it stays below the geometric horizon; a shadow
 * at that altitude would have no length. Returns the degrees to add to the altitude: 0 if the sun is high,
 * the full refraction if it is on the horizon at noon.
 */
function horizonLift(noonAltitude: number): number {
  const part = (LOW_SUN_DEGREES - noonAltitude) / LOW_SUN_DEGREES
  return HORIZON_DEPRESSION * Math.min(1, Math.max(0, part))
}
