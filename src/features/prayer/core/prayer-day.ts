import { type CivilDate, formatCivilDate, wallClock } from '#shared/core/civil-date.ts'
import type { Coordinates } from '#shared/core/coordinates.ts'
import { chosenMethod, type MethodChosenBy, type MethodName, methodRules } from './calculation-method.ts'
import { civilDateOfNoon, solarDayNumber } from './day-of-the-sun.ts'
import { type HighLatitudeRule, type RuleInForce, recommendedRule } from './high-latitude-rule.ts'
import { type OrderedDayTimes, orderedDayTimes } from './nearest-latitude.ts'
import { notesOf } from './notes-of-day.ts'
import { type Madhab, type PrayerName, prayerNames } from './prayer-names.ts'
import type { PrayerNote } from './prayer-note.ts'
import { solarDays } from './solar-day.ts'

export interface PrayerDayRequest {
  readonly place: Coordinates
  /** IANA name of the zone at the place. */
  readonly timeZone: string
  /** The civil day at the place. */
  readonly date: CivilDate
  /** ISO 3166 alpha-2, for the method when the person has not chosen one. */
  readonly country?: string | undefined
  readonly method?: MethodName | undefined
  readonly madhab?: Madhab | undefined
  readonly highLatitudeRule?: HighLatitudeRule | undefined
}

/** A day's times, as plain data. Clock times are `HH:MM` in `timeZone`, instants ISO 8601 in UTC, dates `YYYY-MM-DD`. */
export interface PrayerDay extends Readonly<Record<PrayerName, string>> {
  readonly date: string
  readonly timeZone: string
  readonly city?: string | undefined
  readonly method: MethodName
  readonly methodChosenBy: MethodChosenBy
  readonly madhab: Madhab
  readonly highLatitudeRule: RuleInForce
  readonly instants: Readonly<Record<PrayerName, string>>
  readonly nextDay: {
    readonly date: string
    readonly fajr: string
    readonly fajrInstant: string
    readonly sunriseInstant: string
  }
  /** When the Isha of the evening before began: it runs until Fajr. */
  readonly previousIshaInstant: string
  /** Parts of the night from Maghrib to the next Fajr. */
  readonly sunnah: {
    readonly middleOfTheNight: string
    readonly lastThirdOfTheNight: string
    readonly instants: { readonly middleOfTheNight: string; readonly lastThirdOfTheNight: string }
  }
  readonly notes: readonly PrayerNote[]
}

/**
 * The prayer times of a civil day at a place: astronomy by `adhan`, rules as the README of this feature lists them.
 * Depends on nothing but the request. Throws `RangeError` for an unknown zone and `AppError` `date_not_in_time_zone`
 * for a day that the zone left out (30 December 2011 in Samoa).
 */
export function prayerDay(request: PrayerDayRequest): PrayerDay {
  const { place, timeZone, date, country, madhab = 'shafi' } = request
  const { method, methodChosenBy } = chosenMethod(request.method, country)
  const rule = request.highLatitudeRule ?? recommendedRule(place.latitude)
  const rules = methodRules(method)
  const angles = { dawn: rules.fajrAngle, dusk: rules.ishaAngle, earlyDusk: rules.maghribAngle }
  const sunOf = solarDays(place.longitude, angles, madhab)
  const day = solarDayNumber(place.longitude, timeZone, date)
  const timesOf = (number: number) => orderedDayTimes(sunOf, place.latitude, number, { method: rules, rule })
  const today = timesOf(day)
  const tomorrow = timesOf(day + 1)
  const clock = (instant: number) => wallClock(new Date(instant), timeZone).time
  return {
    ...eachTime((name) => clock(today.times[name])),
    date: formatCivilDate(date),
    timeZone,
    method,
    methodChosenBy,
    madhab,
    highLatitudeRule: method === 'MoonsightingCommittee' ? 'MoonsightingCommittee' : rule,
    instants: eachTime((name) => iso(today.times[name])),
    nextDay: {
      date: formatCivilDate(civilDateOfNoon(day + 1, place.longitude, timeZone)),
      fajr: clock(tomorrow.times.fajr),
      fajrInstant: iso(tomorrow.times.fajr),
      sunriseInstant: iso(tomorrow.times.sunrise),
    },
    previousIshaInstant: iso(timesOf(day - 1).times.isha),
    sunnah: sunnahTimes(today, tomorrow, clock),
    notes: notesOf(today, date, timeZone),
  }
}

/** As `adhan` defines them: half and two thirds of the time from Maghrib to the next Fajr. */
function sunnahTimes(
  { times: { maghrib } }: OrderedDayTimes,
  { times: { fajr } }: OrderedDayTimes,
  clock: (instant: number) => string,
): PrayerDay['sunnah'] {
  const after = (part: number) => Math.round((maghrib + (fajr - maghrib) * part) / 60_000) * 60_000
  const [middle, lastThird] = [after(1 / 2), after(2 / 3)]
  return {
    middleOfTheNight: clock(middle),
    lastThirdOfTheNight: clock(lastThird),
    instants: { middleOfTheNight: iso(middle), lastThirdOfTheNight: iso(lastThird) },
  }
}

function eachTime(read: (name: PrayerName) => string): Record<PrayerName, string> {
  const values = Object.fromEntries(prayerNames.map((name) => [name, read(name)]))
  return values as Record<PrayerName, string>
}

const iso = (instant: number) => new Date(instant).toISOString()
