import { type Coordinates as Place, toDegrees, toRadians } from '#shared/core/coordinates.ts'
import { altitudeCrossing, passesAltitude } from './altitude-crossing.ts'
import type { Madhab } from './prayer-names.ts'
import { rememberedByDay } from './remembered-by-day.ts'
import { sunAtMidnight } from './sun-at-midnight.ts'
import { type SunOverPlace, sunOverPlace } from './sun-over-place.ts'
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
  const latitudes = new Map<number, (day: number) => SolarDay>()
  return (latitude, day) => {
    let sunOf = latitudes.get(latitude)
    if (!sunOf) {
      sunOf = rememberedByDay((each) => solarDay({ latitude, longitude }, each, angles, madhab))
      latitudes.set(latitude, sunOf)
    }
    return sunOf(day)
  }
}

/** The sun's day by the astronomy that `adhan` has, with none of its rules, minutes of caution or rounding. */
export function solarDay(place: Place, day: number, angles: TwilightAngles, madhab: Madhab): SolarDay {
  return new DayOfTheSun(place, day, angles, madhab)
}

const MS_PER_DAY = 86_400_000
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
  private readonly known: Partial<Record<keyof SolarDay, number>> = {}

  constructor(
    private readonly place: Place,
    private readonly day: number,
    private readonly angles: TwilightAngles,
    private readonly madhab: Madhab,
  ) {
    const longitude = Math.max(place.longitude, WESTERNMOST_LONGITUDE)
    this.sun = sunOverPlace({ latitude: place.latitude, longitude }, day)
    this.transit = this.sun.transit
  }

  get sunrise() {
    this.known.sunrise ??= this.passes(SUNRISE_ALTITUDE, 'before')
    return this.known.sunrise
  }

  get sunset() {
    this.known.sunset ??= this.passes(SUNRISE_ALTITUDE, 'after')
    return this.known.sunset
  }

  /** Each of the two suns has a declination of its own at 0 h UT, by which its shadows are measured. */
  get asr() {
    const altitude = (declination: number) => asrAltitude(this.place.latitude, declination, this.madhab)
    this.known.asr ??= this.passes(
      altitude(sunAtMidnight(this.day).declination),
      'after',
      altitude(declinationAtMidnight(this.day)),
    )
    return this.known.asr
  }

  get dawn() {
    const { dawn } = this.angles
    this.known.dawn ??= dawn === 0 ? Number.NaN : this.passes(-dawn, 'before')
    return this.known.dawn
  }

  get dusk() {
    const { dusk } = this.angles
    this.known.dusk ??= dusk === 0 ? Number.NaN : this.passes(-dusk, 'after')
    return this.known.dusk
  }

  get earlyDusk() {
    const { earlyDusk } = this.angles
    this.known.earlyDusk ??=
      earlyDusk === 0 ? Number.NaN : altitudeCrossing(this.place, ...this.half('after'), -earlyDusk)
    return this.known.earlyDusk
  }

  /** When the sun passes `altitude`, `checked` by the second sun. */
  private passes(altitude: number, when: 'before' | 'after', checked = altitude): number {
    const [from, until] = this.half(when)
    const instant = this.sun.passes(altitude, when)
    const holds =
      instant > from &&
      instant < until &&
      (this.sun.surelyPasses(checked, instant) || passesAltitude(this.place, instant, checked))
    return holds ? instant : altitudeCrossing(this.place, from, until, checked)
  }

  /** The half day before or after the transit. */
  private half(when: 'before' | 'after'): readonly [from: number, until: number] {
    return when === 'before'
      ? [this.transit - MS_PER_DAY / 2, this.transit]
      : [this.transit, this.transit + MS_PER_DAY / 2]
  }
}

/** The sun's altitude when a shadow is longer than at noon by the madhab's multiple. */
function asrAltitude(latitude: number, declination: number, madhab: Madhab): number {
  const noonShadow = Math.tan(toRadians(Math.abs(latitude - declination)))
  return toDegrees(Math.atan(1 / ((madhab === 'hanafi' ? 2 : 1) + noonShadow)))
}
