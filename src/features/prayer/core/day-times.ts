import { fajrTime } from './fajr-time.ts'
import type { TimesRules } from './high-latitude-rule.ts'
import { ishaTime } from './isha-time.ts'
import type { PrayerName } from './prayer-names.ts'
import type { SolarDays } from './solar-day.ts'
import type { DecidedBy, Night } from './twilight-limit.ts'
import { wholeMinute, wholeMinuteOfMaghrib, wholeMinuteOfSunrise } from './whole-minute.ts'

/**
 * The times of one solar day at one latitude, as whole minutes in milliseconds of the epoch, with the rules
 * that decided them.
 */
export interface DayTimes {
  readonly times: Readonly<Record<PrayerName, number>>
  /** Fajr by its angle, if a rule moved it. */
  readonly fajrAtAngle?: number
  readonly fajrDecidedBy: DecidedBy
  readonly ishaDecidedBy: DecidedBy
  readonly maghribAtSunset: boolean
  readonly ramadanUnknown: boolean
  /** The times that a rule would have placed on the wrong side of the middle of the night. */
  readonly movedToMidnight: readonly PrayerName[]
}

const MS_PER_MINUTE = 60_000

/**
 * The times of the solar day with this number, possibly not in order; `undefined` if the sun does not rise
 * and set on the day.
 */
export function dayTimes(
  sunOn: SolarDays,
  latitude: number,
  day: number,
  rules: TimesRules,
): DayTimes | undefined {
  const { transit, sunrise, sunset, asr, dawn, dusk, earlyDusk } = sunOn(day)
  if (sunrise === undefined || sunset === undefined || asr === undefined) return undefined
  const nightBefore = nightOf(sunOn, day - 1, { sunrise })
  const night = nightOf(sunOn, day, { sunset })
  const { method } = rules
  const fajr = fajrTime({ latitude, day, night: nightBefore, dawn }, rules)
  const minutes = method.minutes
  const eveningFrom = (instant: number) => {
    const maghrib = wholeMinuteOfMaghrib(instant, minutes.maghrib, { sunset, rounding: method.rounding })
    return { maghrib, isha: ishaTime({ latitude, day, night, dusk, maghrib }, rules) }
  }
  // At sunset the sun's centre is 50′ below the horizon; an own angle may be smaller.
  const atAngle = earlyDusk === undefined ? undefined : eveningFrom(Math.max(earlyDusk, sunset))
  const isAtAngle = atAngle !== undefined && atAngle.maghrib < atAngle.isha.at
  const { maghrib, isha } = isAtAngle ? atAngle : eveningFrom(sunset)
  const dhuhr = wholeMinute(transit, minutes.dhuhr, method)
  return {
    times: {
      fajr: fajr.at,
      sunrise: wholeMinuteOfSunrise(sunrise, minutes.sunrise, method),
      dhuhr,
      // If the sun barely rises, shadows are long enough within the minutes that an authority adds to noon.
      asr: Math.max(wholeMinute(asr, minutes.asr, method), dhuhr + MS_PER_MINUTE),
      maghrib,
      isha: isha.at,
    },
    ...(fajr.atAngle !== undefined && { fajrAtAngle: fajr.atAngle }),
    fajrDecidedBy: fajr.decidedBy,
    ishaDecidedBy: isha.decidedBy,
    maghribAtSunset: method.maghribAngle > 0 && !isAtAngle,
    ramadanUnknown: isha.ramadanUnknown,
    movedToMidnight: movedTimes(fajr.movedToMidnight, isha.movedToMidnight),
  }
}

/** Whether each time is at least a minute after the one before. */
export function inOrder({ times: { fajr, sunrise, dhuhr, asr, maghrib, isha } }: DayTimes): boolean {
  return fajr < sunrise && sunrise < dhuhr && dhuhr < asr && asr < maghrib && maghrib < isha
}

/**
 * A day whose times were moved to another noon, with Fajr and Isha limited to their side of the middle of the
 * night. Otherwise rules and intervals could move Isha past the next Fajr.
 */
export function withinMidnights(day: DayTimes, sunOn: SolarDays, number: number): DayTimes {
  const { fajr, isha } = day.times
  const [earliest, latest] = [midnightAfter(sunOn, number - 1), midnightAfter(sunOn, number) - MS_PER_MINUTE]
  if (fajr >= earliest && isha <= latest) return day
  return {
    ...day,
    times: { ...day.times, fajr: Math.max(fajr, earliest), isha: Math.min(isha, latest) },
    movedToMidnight: movedTimes(fajr < earliest, isha > latest),
  }
}

const movedTimes = (fajr: boolean, isha: boolean): readonly PrayerName[] => [
  ...(fajr ? (['fajr'] as const) : []),
  ...(isha ? (['isha'] as const) : []),
]

/**
 * The night after a day's noon, if at least one end of it is known. If the sun does not set before it or rise
 * after it, the night is taken to be symmetric around its middle.
 */
function nightOf(
  sunOn: SolarDays,
  day: number,
  known: { readonly sunset: number } | { readonly sunrise: number },
): Night {
  const middle = (sunOn(day).transit + sunOn(day + 1).transit) / 2
  const midnight = Math.round(middle / MS_PER_MINUTE) * MS_PER_MINUTE
  if ('sunset' in known) {
    const sunrise = sunOn(day + 1).sunrise ?? 2 * middle - known.sunset
    return { sunset: known.sunset, sunrise, midnight }
  }
  const sunset = sunOn(day).sunset ?? 2 * middle - known.sunrise
  return { sunset, sunrise: known.sunrise, midnight }
}

/** The sun's lowest point after a day's noon, to the nearest minute. */
const midnightAfter = (sunOn: SolarDays, day: number) =>
  Math.round((sunOn(day).transit + sunOn(day + 1).transit) / 2 / MS_PER_MINUTE) * MS_PER_MINUTE
