import { type Coordinates as Place, toDegrees, toRadians } from '#shared/core/coordinates.ts'
import { remembering } from '#shared/core/remembering.ts'
import { altitudeCrossing, passesAltitude } from './altitude-crossing.ts'
import type { Madhab } from './prayer-names.ts'
import { rememberedByDay } from './remembered-by-number.ts'
import { sunAtMidnight } from './sun-at-midnight.ts'
import { SunOverPlace } from './sun-over-place.ts'
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

/** Gives the sun's day by its number, at one place. */
export type SolarDays = (day: number) => SolarDay

/** Gives the days of a latitude, on one meridian. */
export type SolarDaysAt = (latitude: number) => SolarDays

/** The sun's days on a meridian, each worked out once. */
export function solarDays(longitude: number, angles: TwilightAngles, madhab: Madhab): SolarDaysAt {
  return remembering(MOST_LATITUDES, (latitude: number) =>
    remembering(MOST_DAYS, (day: number) => solarDay({ latitude, longitude }, day, angles, madhab)),
  )
}

/** The sun's day by the astronomy that `adhan` has, with none of its rules, minutes of caution or rounding. */
export function solarDay(place: Place, day: number, angles: TwilightAngles, madhab: Madhab): SolarDay {
  return new DayOfTheSun(place, day, angles, madhab)
}

/** More than are tried for a day without a sunrise. */
const MOST_LATITUDES = 200
/** More than the two years among which a day with a sunrise is looked for. */
const MOST_DAYS = 1000
const MS_PER_DAY = 86_400_000
const HALF_A_DAY = MS_PER_DAY / 2
/** `adhan` takes −180° itself for +180° and answers for the day before; this lies 12 m from it. */
const WESTERNMOST_LONGITUDE = -179.9999
const SUNRISE_ALTITUDE = -50 / 60

const declinationAtMidnight = rememberedByDay((day) => sunDeclination(new Date(day * MS_PER_DAY)))

/**
 * Works out what it is asked for: of the days around one, its times take no more than a sunset or a sunrise. One step
 * of Newton's method misses by minutes where the sun only grazes an altitude: what the sun is found not to do at the
 * given instant is searched by halving.
 */
class DayOfTheSun implements SolarDay {
  readonly transit: number
  private readonly sun: SunOverPlace
  private sunriseAt: number | undefined
  private sunsetAt: number | undefined
  private asrAt: number | undefined
  private dawnAt: number | undefined
  private duskAt: number | undefined
  private earlyDuskAt: number | undefined

  constructor(
    private readonly place: Place,
    private readonly day: number,
    private readonly angles: TwilightAngles,
    private readonly madhab: Madhab,
  ) {
    const longitude = Math.max(place.longitude, WESTERNMOST_LONGITUDE)
    this.sun = new SunOverPlace({ latitude: place.latitude, longitude }, day)
    this.transit = this.sun.transit
  }

  get sunrise() {
    this.sunriseAt ??= this.passes(SUNRISE_ALTITUDE, 'before')
    return this.sunriseAt
  }

  get sunset() {
    this.sunsetAt ??= this.passes(SUNRISE_ALTITUDE, 'after')
    return this.sunsetAt
  }

  /** Each of the two suns has a declination of its own at 0 h UT, by which its shadows are measured. */
  get asr() {
    this.asrAt ??= this.passes(
      this.asrAltitude(sunAtMidnight(this.day).declination),
      'after',
      this.asrAltitude(declinationAtMidnight(this.day)),
    )
    return this.asrAt
  }

  get dawn() {
    const { dawn } = this.angles
    this.dawnAt ??= dawn === 0 ? Number.NaN : this.passes(-dawn, 'before')
    return this.dawnAt
  }

  get dusk() {
    const { dusk } = this.angles
    this.duskAt ??= dusk === 0 ? Number.NaN : this.passes(-dusk, 'after')
    return this.duskAt
  }

  get earlyDusk() {
    const { earlyDusk } = this.angles
    this.earlyDuskAt ??= earlyDusk === 0 ? Number.NaN : this.crossing('after', -earlyDusk)
    return this.earlyDuskAt
  }

  /** When the sun passes `altitude`, `checked` by the second sun. */
  private passes(altitude: number, when: 'before' | 'after', checked = altitude): number {
    const { instant, surely } = this.sun.passes(altitude, when, checked)
    const fromNoon = when === 'before' ? this.transit - instant : instant - this.transit
    const holds =
      fromNoon > 0 && fromNoon < HALF_A_DAY && (surely || passesAltitude(this.place, instant, checked))
    return holds ? instant : this.crossing(when, checked)
  }

  /** When the second sun passes `altitude` in the half day before or after the transit. */
  private crossing(when: 'before' | 'after', altitude: number): number {
    const from = when === 'before' ? this.transit - HALF_A_DAY : this.transit
    return altitudeCrossing(this.place, from, from + HALF_A_DAY, altitude)
  }

  /** The sun's altitude when a shadow is longer than at noon by the madhab's multiple. */
  private asrAltitude(declination: number): number {
    const noonShadow = Math.tan(toRadians(Math.abs(this.place.latitude - declination)))
    return toDegrees(Math.atan(1 / ((this.madhab === 'hanafi' ? 2 : 1) + noonShadow)))
  }
}
