import { type Coordinates, toDegrees, toRadians } from '#shared/core/coordinates.ts'
import { rememberedByDay } from './remembered-by-number.ts'
import { type SunAtMidnight, sunAtMidnight } from './sun-at-midnight.ts'
import { turn } from './turn.ts'

/** The sun passing an altitude, as far as one step of Newton's method finds it. */
export interface Passing {
  /** Whole seconds as milliseconds of the epoch; `NaN` where the sun of midnight does not pass. */
  readonly instant: number
  /**
   * Whether it passes within 15 seconds of the instant by any reckoning that is no farther off than {@link APART}. Where this
   * says no, it may pass all the same.
   */
  readonly surely: boolean
}

const MS_PER_DAY = 86_400_000
const SECONDS_PER_DAY = 86_400
/** Degrees between this sun and that of `sun-position.ts` at most, with room to spare (`sun-over-place.test.ts`). */
const APART = 0.01
/** 15 seconds, but for the begun second that an instant leaves out. */
const WITHIN = 14 / SECONDS_PER_DAY
/** Degrees of sidereal time in a day. */
const SIDEREAL_DAY = 360.985647
/** Degrees a day by which the sun's height changes at most beside the turning of the Earth: its declination, its own way. */
const DRIFT = 0.6
/** For no longer than this part of a day its height is taken for a parabola. */
const SHORT_WHILE = 0.01
/** By how much the cosine of its height changes in that while at most. */
const SHORT_WAY = toRadians(360 * SHORT_WHILE)
/** Degrees a day and day by which its speed changes at most, over the cosine of its height. */
const BEND = 360 * 2 * Math.PI * 2

/**
 * The sun over a place on the day with this number since 1970, near whose noon by its longitude the transit falls:
 * J. Meeus, Astronomical Algorithms (2nd ed.), ch. 15, with ch. 3 for what lies between midnights. The terms and their
 * order are those of `adhan`, and so are the results, to the millisecond (`sun-over-place.test.ts`); what is the same for
 * every place or every altitude is worked out once.
 */
export class SunOverPlace {
  /** Whole seconds as milliseconds of the epoch. */
  readonly transit: number
  private readonly course: Course
  private readonly longitude: number
  private readonly siderealTime: number
  private readonly noon: number
  private readonly sinLatitude: number
  private readonly cosLatitude: number
  private readonly sinProduct: number
  private readonly cosProduct: number

  constructor(
    { latitude, longitude }: Coordinates,
    private readonly day: number,
  ) {
    const sun = sunAtMidnight(day)
    this.course = courseOfDay(day)
    this.longitude = longitude
    this.siderealTime = sun.siderealTime
    this.noon = roughTransit(longitude, sun)
    this.sinLatitude = Math.sin(toRadians(latitude))
    this.cosLatitude = Math.cos(toRadians(latitude))
    this.sinProduct = this.sinLatitude * Math.sin(toRadians(sun.declination))
    this.cosProduct = this.cosLatitude * Math.cos(toRadians(sun.declination))
    this.transit = instantOf(day, (this.noon + half(this.degreesFromNoon(this.noon)) / -360) * 24)
  }

  /**
   * Its centre passing `altitude` (degrees) before or after the transit; `checked` is the altitude by another reckoning that
   * it surely passes.
   */
  passes(altitude: number, when: 'before' | 'after', checked = altitude): Passing {
    const arc = toDegrees(Math.acos((Math.sin(toRadians(altitude)) - this.sinProduct) / this.cosProduct))
    const part = when === 'after' ? this.noon + arc / 360 : this.noon - arc / 360
    const hourAngle = toRadians(this.degreesFromNoon(part))
    const declination = toRadians(between(this.course.declination, part))
    const cosDeclination = Math.cos(declination)
    const sinReached =
      this.sinLatitude * Math.sin(declination) + this.cosLatitude * cosDeclination * Math.cos(hourAngle)
    const reached = toDegrees(Math.asin(sinReached))
    const turning = 360 * cosDeclination * this.cosLatitude * Math.sin(hourAngle)
    const step = (reached - altitude) / turning
    return {
      instant: instantOf(this.day, (part + step) * 24),
      surely: isNear(checked, { reached, cosReached: Math.sqrt(1 - sinReached ** 2), turning, step }),
    }
  }

  private degreesFromNoon(part: number): number {
    return (
      turn(this.siderealTime + SIDEREAL_DAY * part) +
      this.longitude -
      turn(between(this.course.rightAscension, part))
    )
  }
}

interface Step {
  /** Degrees, before the step. */
  readonly reached: number
  readonly cosReached: number
  /** Degrees a day, times the cosine of the height. */
  readonly turning: number
  /** Part of a day. */
  readonly step: number
}

/**
 * Whether the sun surely passes `altitude` within {@link WITHIN} of a step's end: its height there is that of a parabola, as
 * far beside it as the most that its speed and its own way can make in so short a while (Taylor's theorem).
 */
function isNear(altitude: number, { reached, cosReached, turning, step }: Step): boolean {
  const span = Math.abs(step) + WITHIN
  const bend = BEND / (cosReached - SHORT_WAY)
  const speed = turning / cosReached
  const beside =
    Math.abs(reached - speed * step - altitude) + DRIFT * Math.abs(step) + (bend / 2) * step ** 2 + APART
  return span < SHORT_WHILE && bend > 0 && beside < WITHIN * (Math.abs(speed) - DRIFT - bend * span)
}

/** Right ascension and declination between midnights, in degrees. */
interface Course {
  readonly rightAscension: Between
  readonly declination: Between
}

/** A value at a midnight, how much it gained since the one before and gains until the one after. */
interface Between {
  readonly middle: number
  readonly gained: number
  readonly toGain: number
}

const courseOfDay = rememberedByDay((day): Course => {
  const [before, at, after] = [sunAtMidnight(day - 1), sunAtMidnight(day), sunAtMidnight(day + 1)]
  return {
    rightAscension: {
      middle: at.rightAscension,
      gained: turn(at.rightAscension - before.rightAscension),
      toGain: turn(after.rightAscension - at.rightAscension),
    },
    declination: {
      middle: at.declination,
      gained: at.declination - before.declination,
      toGain: after.declination - at.declination,
    },
  }
})

/** The value at a part of the day from the middle midnight on. */
const between = ({ middle, gained, toGain }: Between, part: number) =>
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
