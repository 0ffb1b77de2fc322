import { CalculationParameters, Coordinates, PrayerTimes, Rounding } from 'adhan'
import type { Coordinates as Place } from '#shared/core/coordinates.ts'
import { altitudeCrossing, crossesAltitude } from './altitude-crossing.ts'
import { asrInstant } from './asr-time.ts'
import type { Madhab } from './prayer-names.ts'

/**
 * The sun at a place on one day: instants in milliseconds of the epoch, `undefined` for events that do not
 * happen. Days are counted by the sun: day n has its transit near noon UTC of day n since 1970, minus the
 * longitude's hours.
 */
export interface SolarDay {
  readonly transit: number
  /** Upper limb on the horizon with mean refraction: centre at −0.833°. */
  readonly sunrise: number | undefined
  readonly sunset: number | undefined
  /** When a shadow has grown by one or two lengths of its object. */
  readonly asr: number | undefined
  /** When the sun's centre is at the requested angle below the horizon, before sunrise and after sunset. */
  readonly dawn: number | undefined
  readonly dusk: number | undefined
  readonly earlyDusk: number | undefined
}

/** Degrees below the horizon, positive; 0 if a twilight is not needed. */
export interface TwilightAngles {
  readonly dawn: number
  readonly dusk: number
  /** A second, smaller angle after sunset. */
  readonly earlyDusk: number
}

/** Returns a solar day at one place by its number. */
export type SolarDays = (day: number) => SolarDay

/** Returns the solar days of a latitude; all latitudes share one meridian. */
export type SolarDaysAt = (latitude: number) => SolarDays

/** The solar days on a meridian, each calculated once. */
export function solarDays(longitude: number, angles: TwilightAngles, madhab: Madhab): SolarDaysAt {
  return calculatedOnce((latitude: number) =>
    calculatedOnce((day: number) => solarDay({ latitude, longitude }, day, angles, madhab)),
  )
}

const MS_PER_DAY = 86_400_000
const HALF_A_DAY = MS_PER_DAY / 2
const SUNRISE_ALTITUDE = -50 / 60
/** `adhan` treats +180° as −180° and returns the day before; this value is 12 m away. */
const WESTERNMOST_LONGITUDE = -179.9999

/**
 * The solar day by the astronomy of `adhan`, without its rules, precaution minutes and rounding. Its single
 * step of Newton's method is off by minutes where the sun only grazes an altitude. If a result fails a check
 * against the sun's position, the crossing is found by bisection.
 */
export function solarDay(place: Place, day: number, angles: TwilightAngles, madhab: Madhab): SolarDay {
  const longitude = Math.max(place.longitude, WESTERNMOST_LONGITUDE)
  const date = new UtcDate(day * MS_PER_DAY)
  const times = new PrayerTimes(
    new Coordinates(place.latitude, longitude),
    date,
    sunOnly(angles.dawn, angles.dusk),
  )
  const transit = times.dhuhr.getTime()

  /** When the sun crosses `altitude` in the half day before or after the transit. */
  const crossing = (when: 'before' | 'after', altitude: number) => {
    const from = when === 'before' ? transit - HALF_A_DAY : transit
    return altitudeCrossing(place, from, from + HALF_A_DAY, altitude)
  }
  const checked = (found: Date, when: 'before' | 'after', altitude: number) => {
    const instant = found.getTime()
    const fromNoon = when === 'before' ? transit - instant : instant - transit
    const isRight = fromNoon > 0 && fromNoon < HALF_A_DAY && crossesAltitude(place, instant, altitude)
    return isRight ? instant : crossing(when, altitude)
  }

  return {
    transit,
    sunrise: checked(times.sunrise, 'before', SUNRISE_ALTITUDE),
    sunset: checked(times.sunset, 'after', SUNRISE_ALTITUDE),
    asr: asrInstant(place, transit, madhab),
    dawn: angles.dawn === 0 ? undefined : checked(times.fajr, 'before', -angles.dawn),
    dusk: angles.dusk === 0 ? undefined : checked(times.isha, 'after', -angles.dusk),
    earlyDusk: angles.earlyDusk === 0 ? undefined : crossing('after', -angles.earlyDusk),
  }
}

/** Parameters that make `adhan` return the instants of the sun's altitudes themselves. */
function sunOnly(fajrAngle: number, ishaAngle: number): CalculationParameters {
  const parameters = new CalculationParameters('Other', fajrAngle, ishaAngle)
  parameters.rounding = Rounding.None
  parameters.nightPortions = () => ({ fajr: Number.NaN, isha: Number.NaN })
  return parameters
}

/**
 * `adhan` reads the local parts of a date. These equal the parts in UTC, so the host's time zone has no
 * effect.
 */
class UtcDate extends Date {
  override getFullYear() {
    return this.getUTCFullYear()
  }
  override getMonth() {
    return this.getUTCMonth()
  }
  override getDate() {
    return this.getUTCDate()
  }
}

/** Caches the value for each number. */
export function calculatedOnce<Value>(calculate: (key: number) => Value): (key: number) => Value {
  const known = new Map<number, Value>()
  return (key) => {
    const value = known.get(key) ?? calculate(key)
    known.set(key, value)
    return value
  }
}
