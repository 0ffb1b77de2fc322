import { CalculationParameters, Coordinates, PrayerTimes, Rounding } from 'adhan'
import { type Coordinates as Place, toDegrees, toRadians } from '#shared/core/coordinates.ts'
import { altitudeCrossing, passesAltitude } from './altitude-crossing.ts'
import type { Madhab } from './prayer-names.ts'
import { sunDeclination } from './sun-position.ts'

/**
 * What the sun does at a place on one day: instants in milliseconds of the epoch, `NaN` for what does not happen.
 * Days are counted by the sun: day n has its transit near noon UTC of day n since 1970 minus the longitude's hours.
 */
export interface SolarDay {
  readonly transit: number
  /** Upper limb on the horizon with mean refraction: the centre at −0.833°. */
  readonly sunrise: number
  readonly sunset: number
  /** The shadow has grown by once or twice the height of what casts it. */
  readonly asr: number
  /** The sun's centre at the asked angle below the horizon, before sunrise and after sunset. */
  readonly dawn: number
  readonly dusk: number
  readonly earlyDusk: number
}

/** Degrees below the horizon, positive; 0 for a twilight that is not needed. */
export interface TwilightAngles {
  readonly dawn: number
  readonly dusk: number
  /** A second, smaller angle after sunset. */
  readonly earlyDusk: number
}

/** Gives the sun's day by latitude and number, on one meridian. */
export type SolarDays = (latitude: number, day: number) => SolarDay

/** The sun's days on a meridian, each worked out once. */
export function solarDays(longitude: number, angles: TwilightAngles, madhab: Madhab): SolarDays {
  const known = new Map<string, SolarDay>()
  return (latitude, day) => {
    const key = `${latitude} ${day}`
    let found = known.get(key)
    if (!found) {
      found = solarDay({ latitude, longitude }, day, angles, madhab)
      known.set(key, found)
    }
    return found
  }
}

const MS_PER_DAY = 86_400_000
/** `adhan` takes −180° itself for +180° and answers for the day before; this lies 12 m from it. */
const WESTERNMOST_LONGITUDE = -179.9999
const SUNRISE_ALTITUDE = -50 / 60

/**
 * The sun's day by `adhan`'s astronomy alone, with none of its rules, minutes of caution or rounding. `adhan` takes
 * one step of Newton's method, which misses by minutes where the sun only grazes an altitude: what the sun is found
 * not to do at the given instant is searched by halving.
 */
export function solarDay(place: Place, day: number, angles: TwilightAngles, madhab: Madhab): SolarDay {
  const times = adhanTimes(place, day, angles, madhab)
  const transit = times.dhuhr.getTime()
  const checked = (found: Date, altitude: number, from: number, until: number): number => {
    const instant = found.getTime()
    const holds = instant > from && instant < until && passesAltitude(place, instant, altitude)
    return holds ? instant : altitudeCrossing(place, from, until, altitude)
  }
  const morning = [transit - MS_PER_DAY / 2, transit] as const
  const evening = [transit, transit + MS_PER_DAY / 2] as const
  return {
    transit,
    sunrise: checked(times.sunrise, SUNRISE_ALTITUDE, ...morning),
    sunset: checked(times.maghrib, SUNRISE_ALTITUDE, ...evening),
    asr: checked(times.asr, asrAltitude(place, day, madhab), ...evening),
    dawn: angles.dawn === 0 ? Number.NaN : checked(times.fajr, -angles.dawn, ...morning),
    dusk: angles.dusk === 0 ? Number.NaN : checked(times.isha, -angles.dusk, ...evening),
    earlyDusk: angles.earlyDusk === 0 ? Number.NaN : altitudeCrossing(place, ...evening, -angles.earlyDusk),
  }
}

function adhanTimes(place: Place, day: number, angles: TwilightAngles, madhab: Madhab): PrayerTimes {
  const parameters = new CalculationParameters('Other', angles.dawn, angles.dusk)
  parameters.madhab = madhab
  parameters.rounding = Rounding.None
  parameters.nightPortions = neverClamped
  return new PrayerTimes(
    new Coordinates(place.latitude, Math.max(place.longitude, WESTERNMOST_LONGITUDE)),
    new HostFreeDate(day * MS_PER_DAY),
    parameters,
  )
}

/** The sun's altitude when a shadow is longer than at noon by the madhab's multiple; declination of 0 h UT. */
function asrAltitude(place: Place, day: number, madhab: Madhab): number {
  const declination = sunDeclination(new Date(day * MS_PER_DAY))
  const noonShadow = Math.tan(toRadians(Math.abs(place.latitude - declination)))
  return toDegrees(Math.atan(1 / ((madhab === 'hanafi' ? 2 : 1) + noonShadow)))
}

/** Portions that compare as neither earlier nor later, so that `adhan` keeps the twilight it found or did not find. */
const neverClamped = () => ({ fajr: Number.NaN, isha: Number.NaN })

/** `adhan` reads the host's local parts of its date; here they are the same on every host, those of UTC. */
class HostFreeDate extends Date {
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
