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

/** Fajr and sunrise of a day, the same as in {@link DayTimes} of it. */
export interface MorningTimes extends Readonly<Record<'fajr' | 'sunrise', number>> {
  readonly decidedBy: Twilight['decidedBy']
  readonly keptFromMidnight: boolean
}

/** Maghrib and Isha of a day, the same as in {@link DayTimes} of it. */
export interface EveningTimes extends Readonly<Record<'maghrib' | 'isha', number>> {
  readonly decidedBy: Twilight['decidedBy']
  readonly atSunset: boolean
  readonly ramadanUnknown: boolean
  readonly keptFromMidnight: boolean
}

const MS_PER_MINUTE = 60_000

/** The times of the solar day with this number, in order or not; `NaN` where the sun does not rise or set. */
export function dayTimes(sunOn: SolarDays, latitude: number, day: number, rules: TimesRules): DayTimes {
  const { method } = rules
  const { transit, asr } = sunOn(day)
  const morning = morningTimes(sunOn, latitude, day, rules)
  const evening = eveningTimes(sunOn, latitude, day, rules)
  return {
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
    keptFromMidnight: keptOnes(morning.keptFromMidnight, evening.keptFromMidnight),
  }
}

/** Fajr and sunrise of a solar day, in order or not. */
export function morningTimes(
  sunOn: SolarDays,
  latitude: number,
  day: number,
  { method, rule }: TimesRules,
): MorningTimes {
  const { sunrise, dawn } = sunOn(day)
  const night = sunrise - sunOn(day - 1).sunset
  const fajr = fajrTwilight({ latitude, day, method, rule, sunAt: sunrise, angleAt: dawn, night })
  const printed = wholeMinute(fajr.at, 0, method)
  const earliest = earliestFajr(sunOn, day)
  return {
    fajr: Math.max(printed, earliest),
    sunrise: wholeMinute(sunrise, method.minutes.sunrise, method),
    decidedBy: fajr.decidedBy,
    keptFromMidnight: printed < earliest,
  }
}

/** Maghrib and Isha of a solar day, in order or not. */
export function eveningTimes(
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
  const printed = wholeMinute(isha.at, 0, method)
  const latest = latestIsha(sunOn, day)
  return {
    maghrib: wholeMinute(maghrib, method.minutes.maghrib, method),
    isha: Math.min(printed, latest),
    keptFromMidnight: printed > latest,
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

/** A day whose times were laid around another noon, kept from its midnights. */
export function onTheirSideOfMidnight(day: DayTimes, sunOn: SolarDays, number: number): DayTimes {
  const { fajr, isha } = day.times
  const [earliest, latest] = [earliestFajr(sunOn, number), latestIsha(sunOn, number)]
  if (fajr >= earliest && isha <= latest) return day
  return {
    ...day,
    times: { ...day.times, fajr: Math.max(fajr, earliest), isha: Math.min(isha, latest) },
    keptFromMidnight: keptOnes(fajr < earliest, isha > latest),
  }
}

const keptOnes = (fajr: boolean, isha: boolean): readonly PrayerName[] => [
  ...(fajr ? (['fajr'] as const) : []),
  ...(isha ? (['isha'] as const) : []),
]

/**
 * Where a night has little or no twilight of its own, rules such as the middle of the night let Isha meet the next
 * Fajr, and an interval can pass it. The sun's lowest point parts them: Fajr is not before it,
 */
const earliestFajr = (sunOn: SolarDays, day: number) => midnightAfter(sunOn, day - 1)

/** and Isha at least a minute before. */
const latestIsha = (sunOn: SolarDays, day: number) => midnightAfter(sunOn, day) - MS_PER_MINUTE

/** The sun's lowest point after a day's noon, to the nearest minute. */
const midnightAfter = (sunOn: SolarDays, day: number) =>
  Math.round((sunOn(day).transit + sunOn(day + 1).transit) / 2 / MS_PER_MINUTE) * MS_PER_MINUTE

/** The whole minute that the authority would print: `up` counts every begun minute. */
function wholeMinute(instant: number, minutes: number, { rounding }: MethodRules): number {
  const minute = instant / MS_PER_MINUTE + minutes
  return (rounding === 'up' ? Math.floor(minute) + 1 : Math.round(minute)) * MS_PER_MINUTE
}
