import { type Coordinates, toDegrees, toRadians } from '#shared/core/coordinates.ts'
import { rememberedByDay } from './remembered-by-day.ts'
import { type SunAtMidnight, sunAtMidnight } from './sun-at-midnight.ts'
import { turn } from './turn.ts'

/** When the sun passes altitudes over a place on one day: instants in milliseconds of the epoch, whole seconds. */
export interface SunOverPlace {
  readonly transit: number
  /**
   * When its centre passes `altitude` (degrees) before or after the transit, by one step of Newton's method; `NaN` where it
   * does not by the sun of midnight.
   */
  readonly passes: (altitude: number, when: 'before' | 'after') => number
  /**
   * Whether its centre is so near to `altitude` at an instant, and climbs or sinks so fast, that it passes it within 15
   * seconds by any reckoning that is no farther off than {@link APART}. Where it says no, it may pass all the same.
   */
  readonly surelyPasses: (altitude: number, instant: number) => boolean
}

const MS_PER_DAY = 86_400_000
/** Degrees between this sun and that of `sun-position.ts` at most, with room to spare (`sun-over-place.test.ts`). */
const APART = 0.01
const WITHIN_SECONDS = 15
const DEGREES_PER_SECOND = 360 / 86_164
/** Degrees of sidereal time in a day. */
const SIDEREAL_DAY = 360.985647

/**
 * The sun over a place on the day with this number since 1970, near whose noon by its longitude the transit falls:
 * J. Meeus, Astronomical Algorithms (2nd ed.), ch. 15, with ch. 3 for what lies between midnights. The terms and their
 * order are those of `adhan`, and so are the results, to the millisecond (`sun-over-place.test.ts`); what is the same for
 * every place or every altitude is worked out once.
 */
export function sunOverPlace({ latitude, longitude }: Coordinates, day: number): SunOverPlace {
  const sun = sunAtMidnight(day)
  const course = courseOfDay(day)
  const noon = roughTransit(longitude, sun)
  const sinLatitude = Math.sin(toRadians(latitude))
  const cosLatitude = Math.cos(toRadians(latitude))
  const sinProduct = sinLatitude * Math.sin(toRadians(sun.declination))
  const cosProduct = cosLatitude * Math.cos(toRadians(sun.declination))
  const siderealTimeAt = (part: number) => turn(sun.siderealTime + SIDEREAL_DAY * part)

  const fromNoon = half(siderealTimeAt(noon) + longitude - turn(course.rightAscension(noon)))
  const hourAngleAt = (part: number) =>
    toRadians(siderealTimeAt(part) + longitude - turn(course.rightAscension(part)))

  return {
    transit: instantOf(day, (noon + fromNoon / -360) * 24),
    passes: (altitude, when) => {
      const arc = toDegrees(Math.acos((Math.sin(toRadians(altitude)) - sinProduct) / cosProduct))
      const part = when === 'after' ? noon + arc / 360 : noon - arc / 360
      const hourAngle = hourAngleAt(part)
      const declination = toRadians(course.declination(part))
      const cosDeclination = Math.cos(declination)
      const reached = toDegrees(
        Math.asin(sinLatitude * Math.sin(declination) + cosLatitude * cosDeclination * Math.cos(hourAngle)),
      )
      const step = (reached - altitude) / (360 * cosDeclination * cosLatitude * Math.sin(hourAngle))
      return instantOf(day, (part + step) * 24)
    },
    surelyPasses: (altitude, instant) => {
      const part = instant / MS_PER_DAY - day
      const hourAngle = hourAngleAt(part)
      const declination = toRadians(course.declination(part))
      const cosProduct = cosLatitude * Math.cos(declination)
      const reached = Math.asin(sinLatitude * Math.sin(declination) + cosProduct * Math.cos(hourAngle))
      const speed = (DEGREES_PER_SECOND * cosProduct * Math.abs(Math.sin(hourAngle))) / Math.cos(reached)
      return Math.abs(toDegrees(reached) - altitude) + APART < WITHIN_SECONDS * speed
    },
  }
}

/** The sun between the midnights before, at and after a day, at a part of the day from the middle one on. */
const courseOfDay = rememberedByDay((day) => {
  const [before, at, after] = [sunAtMidnight(day - 1), sunAtMidnight(day), sunAtMidnight(day + 1)]
  return {
    rightAscension: between(
      at.rightAscension,
      turn(at.rightAscension - before.rightAscension),
      turn(after.rightAscension - at.rightAscension),
    ),
    declination: between(
      at.declination,
      at.declination - before.declination,
      after.declination - at.declination,
    ),
  }
})

const between = (middle: number, gained: number, toGain: number) => (part: number) =>
  middle + (part / 2) * (gained + toGain + part * (toGain - gained))

/** Part of the day at which the sun of midnight transits, within half a day of the longitude's mean noon. */
function roughTransit(longitude: number, { rightAscension, siderealTime }: SunAtMidnight): number {
  const transit = fraction((rightAscension - longitude - siderealTime) / 360)
  const meanNoon = fraction((12 - longitude / 15) / 24)
  if (transit - meanNoon > 0.5) return transit - 1
  return meanNoon - transit > 0.5 ? transit + 1 : transit
}

const fraction = (days: number) => days - Math.floor(days)

/** An angle within half a turn either way. */
const half = (degrees: number) =>
  degrees >= -180 && degrees <= 180 ? degrees : degrees - 360 * Math.round(degrees / 360)

/** Hours of a day as an instant; begun seconds are left out, as `adhan` does it. */
function instantOf(day: number, time: number): number {
  const hours = Math.floor(time)
  const minutes = Math.floor((time - hours) * 60)
  const seconds = Math.floor((time - (hours + minutes / 60)) * 60 * 60)
  return day * MS_PER_DAY + ((hours * 60 + minutes) * 60 + seconds) * 1000
}
