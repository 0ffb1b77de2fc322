import { type CivilDate, civilDateOfDayNumber, dayNumber, formatCivilDate } from '#shared/core/civil-date.ts'
import { chosenMethod, type MethodChosenBy, methodRules } from './calculation-method.ts'
import { conventionOf, customaryAsr, type MethodName, type Names } from './conventions.ts'
import { dayNotes } from './day-notes.ts'
import { dayTimesReader } from './day-times-reader.ts'
import type { RuleInForce } from './high-latitude-rule.ts'
import { ishaInterval } from './isha-time.ts'
import { recommendedRule } from './night-portions.ts'
import { type AnglesInForce, anglesOf, withOwnRules } from './own-rules.ts'
import type { PrayerDayRequest } from './prayer-day-request.ts'
import type { Madhab, PrayerName } from './prayer-names.ts'
import type { PrayerNote } from './prayer-note.ts'
import { meanNoon, solarDayNumber } from './solar-day-number.ts'
import { calculated, sourceOf, type TimesSource } from './table/official-table.ts'
import { type ZoneClock, zoneClock } from './zone-clock.ts'

/** A day's times, as plain data. Clock times are `HH:MM` in `timeZone`, instants ISO 8601 in UTC, dates `YYYY-MM-DD`. */
export interface PrayerDay extends Readonly<Record<PrayerName, string>> {
  readonly date: string
  readonly timeZone: string
  /** The source of the times. Method, rule and angles are those of calculated days. */
  readonly source: TimesSource
  readonly city?: string | undefined
  readonly method: MethodName
  readonly methodChosenBy: MethodChosenBy
  /** The method's names and the source of its figures. */
  readonly convention: DayConvention
  readonly madhab: Madhab
  readonly highLatitudeRule: RuleInForce
  readonly angles: AnglesInForce
  /** Whether some of the angles are the user's. */
  readonly ownAngles: boolean
  /**
   * Fajr by the method's angle, if a rule moved Fajr and the sun reaches the angle. The fast may begin then.
   */
  readonly fajrAtAngle?: string | undefined
  /** A precaution before the fast, which begins at Fajr. */
  readonly imsak: string
  readonly instants: Readonly<Record<PrayerName, string>>
  readonly nextDay: {
    readonly date: string
    readonly fajr: string
    readonly fajrInstant: string
    readonly sunriseInstant: string
  }
  /** The start of the previous evening's Isha, which lasts until Fajr. */
  readonly previousIshaInstant: string
  /** If that Isha was after midnight, Maghrib still lasts at the beginning of the day. */
  readonly previousMaghribInstant: string
  /** Parts of the night from Maghrib to the next Fajr. */
  readonly sunnah: {
    readonly middleOfTheNight: string
    readonly lastThirdOfTheNight: string
    readonly instants: { readonly middleOfTheNight: string; readonly lastThirdOfTheNight: string }
  }
  readonly notes: readonly PrayerNote[]
}

export interface DayConvention {
  readonly name: Names
  readonly shortName: Names
  readonly source: string
  /** `YYYY-MM-DD` */
  readonly checked: string
}

const MS_PER_MINUTE = 60_000
/** In printed calendars, eating ends this long before Fajr. */
const IMSAK_MINUTES = 10

/**
 * The prayer times of a civil day at a place, by the astronomy of `adhan` and the rules in this feature's README.
 * Depends on the request alone. Throws `RangeError` for an unknown zone and `AppError` `date_not_in_time_zone` for a
 * day that the zone skipped (30 December 2011 in Samoa).
 */
export function prayerDay(request: PrayerDayRequest): PrayerDay {
  return prayerDayReader(request)(request.date)
}

/**
 * Returns a function like {@link prayerDay} for many days with the same place and choices; each solar day is
 * calculated once.
 */
export function prayerDayReader(request: Omit<PrayerDayRequest, 'date'>): (date: CivilDate) => PrayerDay {
  const { place, timeZone, country, imsakMinutes = IMSAK_MINUTES } = request
  const madhab = request.madhab ?? customaryAsr(country, place)
  const { method, methodChosenBy } = chosenMethod(request.method, country)
  const rule = request.highLatitudeRule ?? recommendedRule(place.latitude)
  const { rules, ownAngles } = withOwnRules(methodRules(method), request)
  const { name, shortName, source, checked } = conventionOf(method)
  const timesOf = dayTimesReader({ ...request, madhab }, { method: rules, rule })
  return (date) => {
    const civilDay = dayNumber(date)
    const clock = clockAround({ place, timeZone, civilDay })
    const solarDay = solarDayNumber(place.longitude, civilDay, clock)
    const [yesterday, today, tomorrow] = [timesOf(solarDay - 1), timesOf(solarDay), timesOf(solarDay + 1)]
    const shown = eachTime((name) => clock(today.times[name]))
    return {
      ...eachTime((name) => shown[name].time),
      date: formatCivilDate(date),
      timeZone,
      source: 'table' in today ? sourceOf(today.table) : calculated,
      method,
      methodChosenBy,
      convention: { name, shortName, source, checked },
      madhab,
      highLatitudeRule: rules.seasonal.fajr && rules.seasonal.isha ? 'MoonsightingCommittee' : rule,
      angles: anglesOf(rules, ishaInterval(rules, solarDay)?.minutes),
      ownAngles,
      ...(today.fajrAtAngle !== undefined && { fajrAtAngle: clock(today.fajrAtAngle).time }),
      imsak: clock(today.times.fajr - imsakMinutes * MS_PER_MINUTE).time,
      instants: eachTime((name) => instantText(today.times[name])),
      nextDay: {
        date: formatCivilDate(civilDateOfDayNumber(clock(meanNoon(solarDay + 1, place.longitude)).day)),
        fajr: clock(tomorrow.times.fajr).time,
        fajrInstant: instantText(tomorrow.times.fajr),
        sunriseInstant: instantText(tomorrow.times.sunrise),
      },
      previousIshaInstant: instantText(yesterday.times.isha),
      previousMaghribInstant: instantText(yesterday.times.maghrib),
      sunnah: sunnahTimes(today.times.maghrib, tomorrow.times.fajr, clock),
      notes: dayNotes(today, { civilDay, solarDay }, shown),
    }
  }
}

/** The place's clock from two days before to two days after the noon of a civil day. */
function clockAround({
  place: { longitude },
  timeZone,
  civilDay,
}: Pick<PrayerDayRequest, 'place' | 'timeZone'> & { civilDay: number }): ZoneClock {
  return zoneClock(timeZone, meanNoon(civilDay - 2, longitude), meanNoon(civilDay + 2, longitude))
}

/** As defined by `adhan`: one half and two thirds of the time from Maghrib to the next Fajr. */
function sunnahTimes(maghrib: number, fajr: number, clock: ZoneClock): PrayerDay['sunnah'] {
  const after = (part: number) =>
    Math.round((maghrib + (fajr - maghrib) * part) / MS_PER_MINUTE) * MS_PER_MINUTE
  const [middle, lastThird] = [after(1 / 2), after(2 / 3)]
  return {
    middleOfTheNight: clock(middle).time,
    lastThirdOfTheNight: clock(lastThird).time,
    instants: { middleOfTheNight: instantText(middle), lastThirdOfTheNight: instantText(lastThird) },
  }
}

const instantText = (instant: number) => new Date(instant).toISOString()

const eachTime = <Value>(read: (name: PrayerName) => Value): Record<PrayerName, Value> => ({
  fajr: read('fajr'),
  sunrise: read('sunrise'),
  dhuhr: read('dhuhr'),
  asr: read('asr'),
  maghrib: read('maghrib'),
  isha: read('isha'),
})
