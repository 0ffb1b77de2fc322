import { type CivilDate, dayNumber } from '#shared/core/civil-date.ts'
import type { Coordinates } from '#shared/core/coordinates.ts'
import { chosenMethod, type MethodChosenBy, methodRules } from './calculation-method.ts'
import { meanNoon, solarDayNumber } from './day-of-the-sun.ts'
import { dateText, instantText } from './day-texts.ts'
import { eveningTimes, morningTimes } from './day-times.ts'
import { type HighLatitudeRule, type RuleInForce, recommendedRule } from './high-latitude-rule.ts'
import type { MethodName } from './method-names.ts'
import { notesOf } from './notes-of-day.ts'
import { type OwnMinutes, withOwnMinutes } from './own-minutes.ts'
import { type AnglesInForce, anglesOf, type OwnRules, ownRuleNames, withOwnRules } from './own-rules.ts'
import { ALWAYS_IN_ORDER_BELOW, type OrderedDayTimes, orderedDayTimes } from './polar-day.ts'
import type { PolarPolicy } from './polar-policy.ts'
import type { Madhab, PrayerName } from './prayer-names.ts'
import type { PrayerNote } from './prayer-note.ts'
import { solarDays } from './solar-day.ts'
import {
  calculated as byCalculation,
  type OfficialTable,
  type PrintedDay,
  printedDays,
  sourceOf,
  type TimesSource,
} from './table/official-table.ts'
import { type ZoneClock, zoneClock } from './zone-clock.ts'

/** What a person may decide about the calculation; what is absent follows the place and the method. */
export interface PrayerChoices extends OwnRules {
  readonly method?: MethodName | undefined
  readonly madhab?: Madhab | undefined
  readonly highLatitudeRule?: HighLatitudeRule | undefined
  readonly polarPolicy?: PolarPolicy | undefined
  readonly minutes?: OwnMinutes | undefined
  /** Minutes before Fajr at which the table prints Imsak. */
  readonly imsakMinutes?: number | undefined
  /** To calculate where an official timetable would hold. */
  readonly source?: 'calculated' | undefined
}

export interface PrayerDayRequest extends PrayerChoices {
  readonly place: Coordinates
  /** IANA name of the zone at the place. */
  readonly timeZone: string
  /** The civil day at the place. */
  readonly date: CivilDate
  /** ISO 3166 alpha-2, for the method when the person has not chosen one. */
  readonly country?: string | undefined
  /** Official timetables that hold at the place, the first before the others: they win over calculation. */
  readonly tables?: readonly OfficialTable[] | undefined
}

/** A day's times, as plain data. Clock times are `HH:MM` in `timeZone`, instants ISO 8601 in UTC, dates `YYYY-MM-DD`. */
export interface PrayerDay extends Readonly<Record<PrayerName, string>> {
  readonly date: string
  readonly timeZone: string
  /** Where the times come from; method, rule and angles are those of days that are calculated. */
  readonly source: TimesSource
  readonly city?: string | undefined
  readonly method: MethodName
  readonly methodChosenBy: MethodChosenBy
  readonly madhab: Madhab
  readonly highLatitudeRule: RuleInForce
  readonly angles: AnglesInForce
  /** Some of the angles are the person's. */
  readonly ownAngles: boolean
  /** A precaution before the fast, which itself begins at Fajr. */
  readonly imsak: string
  readonly instants: Readonly<Record<PrayerName, string>>
  readonly nextDay: {
    readonly date: string
    readonly fajr: string
    readonly fajrInstant: string
    readonly sunriseInstant: string
  }
  /** When the Isha of the evening before began: it runs until Fajr. */
  readonly previousIshaInstant: string
  /** Where that Isha fell after midnight, the Maghrib before it still runs as the day begins. */
  readonly previousMaghribInstant: string
  /** Parts of the night from Maghrib to the next Fajr. */
  readonly sunnah: {
    readonly middleOfTheNight: string
    readonly lastThirdOfTheNight: string
    readonly instants: { readonly middleOfTheNight: string; readonly lastThirdOfTheNight: string }
  }
  readonly notes: readonly PrayerNote[]
}

const MS_PER_MINUTE = 60_000
/** Printed calendars stop eating this long before Fajr. */
const IMSAK_MINUTES = 10

/**
 * The prayer times of a civil day at a place: astronomy by `adhan`, rules as the README of this feature lists them.
 * Depends on nothing but the request. Throws `RangeError` for an unknown zone and `AppError` `date_not_in_time_zone`
 * for a day that the zone left out (30 December 2011 in Samoa).
 */
export function prayerDay(request: PrayerDayRequest): PrayerDay {
  return prayerDayReader(request)(request.date)
}

/**
 * Reads {@link prayerDay} for many days of one place and choice; what neighbouring days share is worked out once, so
 * that a year costs about a third of 365 days.
 */
export function prayerDayReader(request: Omit<PrayerDayRequest, 'date'>): (date: CivilDate) => PrayerDay {
  const { place, timeZone, country, madhab = 'shafi', imsakMinutes = IMSAK_MINUTES } = request
  const { method, methodChosenBy } = chosenMethod(request.method, country)
  const rule = request.highLatitudeRule ?? recommendedRule(place.latitude)
  const named = methodRules(method)
  const ownAngles = ownRuleNames.some((name) => request[name] !== undefined)
  const rules = ownAngles ? withOwnRules(named, request) : named
  const inForce = { method: rules, rule }
  const angles = { dawn: rules.fajrAngle, dusk: rules.ishaAngle, earlyDusk: rules.maghribAngle }
  const sunAt = solarDays(place.longitude, angles, madhab)
  const printed =
    request.source !== 'calculated' && request.tables?.length
      ? printedDays(request.tables, { longitude: place.longitude, timeZone, madhab })
      : undefined
  const known = new Map<number, OrderedDayTimes | PrintedDay>()
  const ofDay = (day: number) => {
    const times =
      known.get(day) ??
      printed?.(day) ??
      orderedDayTimes(sunAt, place.latitude, day, inForce, request.polarPolicy)
    known.set(day, times)
    return times
  }
  const timesOf = (day: number) =>
    request.minutes ? withOwnMinutes(ofDay, day, request.minutes) : ofDay(day)
  const isPlain =
    !request.minutes && !ownAngles && !printed && Math.abs(place.latitude) < ALWAYS_IN_ORDER_BELOW
  const sunOn = sunAt(place.latitude)
  const eveningOf = (day: number) =>
    isPlain ? eveningTimes(sunOn, place.latitude, day, inForce) : timesOf(day).times
  const morningOf = (day: number) =>
    isPlain ? morningTimes(sunOn, place.latitude, day, inForce) : timesOf(day).times
  return (date) => {
    const clock = clockAround({ place, timeZone, date })
    const civilDay = dayNumber(date)
    const day = solarDayNumber(place.longitude, civilDay, clock)
    const today = timesOf(day)
    const tomorrow = morningOf(day + 1)
    const yesterday = eveningOf(day - 1)
    const shown = eachTime((name) => clock(today.times[name]))
    return {
      // Spread, these six would take longer than the sun.
      fajr: shown.fajr.time,
      sunrise: shown.sunrise.time,
      dhuhr: shown.dhuhr.time,
      asr: shown.asr.time,
      maghrib: shown.maghrib.time,
      isha: shown.isha.time,
      date: dateText(civilDay),
      timeZone,
      source: sourceOfDay(ofDay(day)),
      method,
      methodChosenBy,
      madhab,
      highLatitudeRule: rules.seasonal.fajr && rules.seasonal.isha ? 'MoonsightingCommittee' : rule,
      angles: anglesOf(rules),
      ownAngles,
      imsak: clock(today.times.fajr - imsakMinutes * MS_PER_MINUTE).time,
      instants: eachTime((name) => instantText(today.times[name])),
      nextDay: {
        date: dateText(clock(meanNoon(day + 1, place.longitude)).day),
        fajr: clock(tomorrow.fajr).time,
        fajrInstant: instantText(tomorrow.fajr),
        sunriseInstant: instantText(tomorrow.sunrise),
      },
      previousIshaInstant: instantText(yesterday.isha),
      previousMaghribInstant: instantText(yesterday.maghrib),
      sunnah: sunnahTimes(today.times.maghrib, tomorrow.fajr, clock),
      notes: notesOf(today, { civilDay, solarDay: day }, shown),
    }
  }
}

/** The clocks of the place from two days before to two days after the noon of the asked day. */
function clockAround({ place, timeZone, date }: PrayerDayRequest): ZoneClock {
  const civilDay = dayNumber(date)
  return zoneClock(timeZone, meanNoon(civilDay - 2, place.longitude), meanNoon(civilDay + 2, place.longitude))
}

/** As `adhan` defines them: half and two thirds of the time from Maghrib to the next Fajr. */
function sunnahTimes(maghrib: number, fajr: number, clock: ZoneClock): PrayerDay['sunnah'] {
  const after = (part: number) => Math.round((maghrib + (fajr - maghrib) * part) / 60_000) * 60_000
  const [middle, lastThird] = [after(1 / 2), after(2 / 3)]
  return {
    middleOfTheNight: clock(middle).time,
    lastThirdOfTheNight: clock(lastThird).time,
    instants: { middleOfTheNight: instantText(middle), lastThirdOfTheNight: instantText(lastThird) },
  }
}

const eachTime = <Value>(read: (name: PrayerName) => Value): Record<PrayerName, Value> => ({
  fajr: read('fajr'),
  sunrise: read('sunrise'),
  dhuhr: read('dhuhr'),
  asr: read('asr'),
  maghrib: read('maghrib'),
  isha: read('isha'),
})

const sourceOfDay = (day: OrderedDayTimes | PrintedDay): TimesSource =>
  'table' in day ? sourceOf(day.table) : byCalculation
