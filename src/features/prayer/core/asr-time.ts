import { toDegrees, toRadians } from '#shared/core/coordinates.ts'
import type { Madhab } from './prayer-names.ts'
import { sunDeclination } from './sun-position.ts'

const MS_PER_DAY = 86_400_000

/** By how many of its own lengths an object's shadow is longer at Asr than at noon. */
const asrShadow: Readonly<Record<Madhab, number>> = { shafi: 1, hanafi: 2 }

/**
 * The sun's altitude in degrees at which Asr begins on the solar day with this number. The noon shadow is that of the
 * declination at 0 h UT, as in `adhan`.
 */
export function asrAltitude(latitude: number, day: number, madhab: Madhab): number {
  const declination = sunDeclination(new Date(day * MS_PER_DAY))
  const noonShadow = Math.tan(toRadians(Math.abs(latitude - declination)))
  return toDegrees(Math.atan(1 / (asrShadow[madhab] + noonShadow)))
}
