import type { MethodRules } from './calculation-method.ts'
import type { HighLatitudeRule } from './high-latitude-rule.ts'
import { ishaInterval } from './isha-interval.ts'
import type { PrayerName } from './prayer-names.ts'
import type { SolarDay, SolarDays } from './solar-day.ts'
import { fajrTwilight, ishaTwilight, type Twilight } from './twilight.ts'

/** What a day's times depend on beside the sun. */
export interface TimesRules {
  readonly method: MethodRules
  readonly rule: HighLatitudeRule
}

/** The times of one solar day at one latitude, whole minutes as milliseconds of the epoch, and how they came about. */
export interface DayTimes {
  readonly times: Readonly<Record<PrayerName, number>>
  readonly fajrDecidedBy: Twilight['decidedBy']
  readonly ishaDecidedBy: Twilight['decidedBy']
  readonly maghribAtSunset: boolean
  readonly ramadanUnknown: boolean
  readonly keptFromMidnight: readonly PrayerName[]
}

const MS_PER_MINUTE = 60_000

/** The times of the solar day with this number, in order or not; `NaN` where the sun does not rise or set. */
export function dayTimes(sunOn: SolarDays, latitude: number, day: number, rules: TimesRules): DayTimes {
  const { method, rule } = rules
  const before = sunOn(day - 1)
  const sun = sunOn(day)
  const after = sunOn(day + 1)
  const { sunrise, sunset } = sun
  const fajr = fajrTwilight({
    latitude,
    day,
    method,
    rule,
    sunAt: sunrise,
    angleAt: sun.dawn,
    night: sunrise - before.sunset,
  })
  const interval = ishaInterval(method, day)
  const isha: Twilight = interval
    ? { at: sunset + interval.minutes * MS_PER_MINUTE, decidedBy: 'method' }
    : ishaTwilight({
        latitude,
        day,
        method,
        rule,
        sunAt: sunset,
        angleAt: sun.dusk,
        night: after.sunrise - sunset,
      })
  const maghrib = maghribOf(sun, isha.at, method)
  return onTheirSideOfMidnight(
    {
      times: {
        fajr: wholeMinute(fajr.at, 0, method),
        sunrise: wholeMinute(sunrise, method.minutes.sunrise, method),
        dhuhr: wholeMinute(sun.transit, method.minutes.dhuhr, method),
        asr: wholeMinute(sun.asr, method.minutes.asr, method),
        maghrib: wholeMinute(maghrib, method.minutes.maghrib, method),
        isha: wholeMinute(isha.at, 0, method),
      },
      fajrDecidedBy: fajr.decidedBy,
      ishaDecidedBy: isha.decidedBy,
      maghribAtSunset: method.maghribAngle > 0 && maghrib === sunset,
      ramadanUnknown: interval?.ramadanUnknown ?? false,
      keptFromMidnight: [],
    },
    midnightsOf(before, sun, after),
  )
}

/** The sun's lowest points before and after the day's noon, ms of the epoch. */
export interface Midnights {
  readonly before: number
  readonly after: number
}

export const midnightsOf = (before: SolarDay, sun: SolarDay, after: SolarDay): Midnights => ({
  before: (before.transit + sun.transit) / 2,
  after: (sun.transit + after.transit) / 2,
})

/** Whether the times come one after the other, each at least a minute after the one before. */
export function inOrder({ times: { fajr, sunrise, dhuhr, asr, maghrib, isha } }: DayTimes): boolean {
  return fajr < sunrise && sunrise < dhuhr && dhuhr < asr && asr < maghrib && maghrib < isha
}

/** Sunset, or the method's angle below the horizon where the sun reaches it before Isha. */
function maghribOf(sun: SolarDay, isha: number, method: MethodRules): number {
  if (method.maghribAngle === 0) return sun.sunset
  return sun.earlyDusk < isha ? sun.earlyDusk : sun.sunset
}

/**
 * Where a night has little or no twilight of its own, rules such as the middle of the night let Isha meet the next
 * Fajr, and an interval can pass it. The sun's lowest point parts them: Isha is at least a minute before, Fajr not.
 */
export function onTheirSideOfMidnight(day: DayTimes, midnight: Midnights): DayTimes {
  const earliestFajr = nearestMinute(midnight.before)
  const latestIsha = nearestMinute(midnight.after) - MS_PER_MINUTE
  const { fajr, isha } = day.times
  const keptFromMidnight: PrayerName[] = []
  if (fajr < earliestFajr) keptFromMidnight.push('fajr')
  if (isha > latestIsha) keptFromMidnight.push('isha')
  if (keptFromMidnight.length === 0) return day
  return {
    ...day,
    times: { ...day.times, fajr: Math.max(fajr, earliestFajr), isha: Math.min(isha, latestIsha) },
    keptFromMidnight,
  }
}

const nearestMinute = (instant: number) => Math.round(instant / MS_PER_MINUTE) * MS_PER_MINUTE

/** The whole minute that the authority would print: `up` counts every begun minute. */
function wholeMinute(instant: number, minutes: number, { rounding }: MethodRules): number {
  const minute = instant / MS_PER_MINUTE + minutes
  return (rounding === 'up' ? Math.floor(minute) + 1 : Math.round(minute)) * MS_PER_MINUTE
}
