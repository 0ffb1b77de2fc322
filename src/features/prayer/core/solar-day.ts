import { CalculationParameters, Coordinates, PrayerTimes, Rounding } from 'adhan'
import type { Coordinates as Place } from '#shared/core/coordinates.ts'
import type { Madhab } from './prayer-names.ts'

/**
 * What the sun does at a place on one day: instants in milliseconds of the epoch, `NaN` for what does not happen.
 * Days are counted by the sun: the day of number n has its transit within half a day of noon UTC plus the longitude.
 */
export interface SolarDay {
  readonly transit: number
  /** Upper limb on the horizon with mean refraction: the centre at −0.833°. */
  readonly sunrise: number
  readonly sunset: number
  /** Start of Asr by the shadow. */
  readonly asr: number
  /** The sun's centre at the asked angle below the horizon, before sunrise and after sunset. */
  readonly dawn: number
  readonly dusk: number
}

export interface TwilightAngles {
  readonly dawn: number
  readonly dusk: number
}

/** The sun's day by `adhan`'s astronomy alone: none of its rules, minutes of caution or rounding. */
export function solarDay(place: Place, day: number, angles: TwilightAngles, madhab: Madhab): SolarDay {
  const parameters = new CalculationParameters('Other', angles.dawn, angles.dusk)
  parameters.madhab = madhab
  parameters.rounding = Rounding.None
  parameters.nightPortions = neverClamped
  const times = new PrayerTimes(
    new Coordinates(place.latitude, place.longitude),
    new HostFreeDate(day * MS_PER_DAY + MS_PER_DAY / 2),
    parameters,
  )
  return {
    transit: times.dhuhr.getTime(),
    sunrise: times.sunrise.getTime(),
    sunset: times.maghrib.getTime(),
    asr: times.asr.getTime(),
    dawn: times.fajr.getTime(),
    dusk: times.isha.getTime(),
  }
}

const MS_PER_DAY = 86_400_000

/** Portions that compare as neither earlier nor later, so that `adhan` keeps the twilight it found or did not find. */
const neverClamped = () => ({ fajr: Number.NaN, isha: Number.NaN })

/** `adhan` reads the host's local parts of its date; here they are the same on every host, those of UTC. */
class HostFreeDate extends Date {
  override getFullYear = () => this.getUTCFullYear()
  override getMonth = () => this.getUTCMonth()
  override getDate = () => this.getUTCDate()
}
