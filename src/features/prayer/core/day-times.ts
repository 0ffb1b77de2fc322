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

export type Morning = Readonly<Record<'fajr' | 'sunrise', number>>
export type Evening = Readonly<Record<'maghrib' | 'isha', number>>

interface MorningTimes extends Morning {
  readonly decidedBy: Twilight['decidedBy']
}

interface EveningTimes extends Evening {
  readonly decidedBy: Twilight['decidedBy']
  readonly atSunset: boolean
  readonly ramadanUnknown: boolean
}

const MS_PER_MINUTE = 60_000

/** The times of the solar day with this number, in order or not; `NaN` where the sun does not rise or set. */
export function dayTimes(sunOn: SolarDays, latitude: number, day: number, rules: TimesRules): DayTimes {
  const { method } = rules
  const { transit, asr } = sunOn(day)
  const morning = morningTimes(sunOn, latitude, day, rules)
  const evening = eveningTimes(sunOn, latitude, day, rules)
  return onTheirSideOfMidnight(
    {
      times: {
        fajr: morning.fajr,
        sunrise: morning.sunrise,
        dhuhr: wholeMinute(transit, method.minutes.dhuhr, method),
        asr: wholeMinute(asr, method.minutes.asr, method),
        maghrib: evening.maghrib,
        isha: evening.isha,
      },
      fajrDecidedBy: morning.decidedBy,
      ishaDecidedBy: evening.decidedBy,
      maghribAtSunset: evening.atSunset,
      ramadanUnknown: evening.ramadanUnknown,
      keptFromMidnight: [],
    },
    sunOn,
    day,
  )
}

/** Fajr and sunrise of a day whose times are in order by themselves. */
export function itsMorning(sunOn: SolarDays, latitude: number, day: number, rules: TimesRules): Morning {
  const { fajr, sunrise } = morningTimes(sunOn, latitude, day, rules)
  return { fajr: Math.max(fajr, midnightAfter(sunOn, day - 1)), sunrise }
}

/** Maghrib and Isha of a day whose times are in order by themselves. */
export function itsEvening(sunOn: SolarDays, latitude: number, day: number, rules: TimesRules): Evening {
  const { maghrib, isha } = eveningTimes(sunOn, latitude, day, rules)
  return { maghrib, isha: Math.min(isha, midnightAfter(sunOn, day) - MS_PER_MINUTE) }
}

/** Fajr and sunrise of a solar day, before anything is kept from midnight. */
function morningTimes(
  sunOn: SolarDays,
  latitude: number,
  day: number,
  { method, rule }: TimesRules,
): MorningTimes {
  const { sunrise, dawn } = sunOn(day)
  const night = sunrise - sunOn(day - 1).sunset
  const fajr = fajrTwilight({ latitude, day, method, rule, sunAt: sunrise, angleAt: dawn, night })
  return {
    fajr: wholeMinute(fajr.at, 0, method),
    sunrise: wholeMinute(sunrise, method.minutes.sunrise, method),
    decidedBy: fajr.decidedBy,
  }
}

/** Maghrib and Isha of a solar day, before anything is kept from midnight. */
function eveningTimes(
  sunOn: SolarDays,
  latitude: number,
  day: number,
  { method, rule }: TimesRules,
): EveningTimes {
  const sun = sunOn(day)
  const { sunset } = sun
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
        night: sunOn(day + 1).sunrise - sunset,
      })
  const maghrib = maghribOf(sun, isha.at, method)
  return {
    maghrib: wholeMinute(maghrib, method.minutes.maghrib, method),
    isha: wholeMinute(isha.at, 0, method),
    decidedBy: isha.decidedBy,
    atSunset: method.maghribAngle > 0 && maghrib === sunset,
    ramadanUnknown: interval?.ramadanUnknown ?? false,
  }
}

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
export function onTheirSideOfMidnight(day: DayTimes, sunOn: SolarDays, number: number): DayTimes {
  const { fajr, isha } = day.times
  const earliestFajr = midnightAfter(sunOn, number - 1)
  const latestIsha = midnightAfter(sunOn, number) - MS_PER_MINUTE
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

/** The sun's lowest point after a day's noon, to the nearest minute. */
const midnightAfter = (sunOn: SolarDays, day: number) =>
  Math.round((sunOn(day).transit + sunOn(day + 1).transit) / 2 / MS_PER_MINUTE) * MS_PER_MINUTE

/** The whole minute that the authority would print: `up` counts every begun minute. */
function wholeMinute(instant: number, minutes: number, { rounding }: MethodRules): number {
  const minute = instant / MS_PER_MINUTE + minutes
  return (rounding === 'up' ? Math.floor(minute) + 1 : Math.round(minute)) * MS_PER_MINUTE
}
