import type { TimesRules } from './high-latitude-rule.ts'
import { type DayWithOwnMinutes, withOwnMinutes } from './own-minutes.ts'
import { type OrderedDayTimes, orderedDayTimes } from './polar-day.ts'
import type { PrayerDayRequest } from './prayer-day-request.ts'
import { calculatedOnce, solarDays } from './solar-day.ts'
import { type PrintedDay, printedDays } from './table/official-table.ts'

/**
 * Returns a function that gives the times of a solar day at one place by its number: from the first official
 * timetable that has the day, else calculated, with the user's own minutes.
 */
export function dayTimesReader(
  request: Omit<PrayerDayRequest, 'date'>,
  rules: TimesRules,
): (day: number) => DayWithOwnMinutes | (DayWithOwnMinutes & PrintedDay) {
  const { place, timeZone, madhab = 'shafi', tables = [], polarPolicy, minutes } = request
  const { fajrAngle, ishaAngle, maghribAngle } = rules.method
  const sunAt = solarDays(
    place.longitude,
    { dawn: fajrAngle, dusk: ishaAngle, earlyDusk: maghribAngle },
    madhab,
  )
  const printed = printedDays(request.source === 'calculated' ? [] : tables, {
    longitude: place.longitude,
    timeZone,
    madhab,
  })
  const timesOf = calculatedOnce(
    (day: number): OrderedDayTimes | PrintedDay =>
      printed(day) ?? orderedDayTimes(sunAt, place.latitude, day, rules, polarPolicy),
  )
  return (day) => (minutes ? withOwnMinutes(timesOf, day, minutes) : timesOf(day))
}
