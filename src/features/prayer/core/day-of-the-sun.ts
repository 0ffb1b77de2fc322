import { AppError } from '#shared/core/app-error.ts'
import { type CivilDate, civilDateAt, dayNumber } from '#shared/core/civil-date.ts'

const MS_PER_HOUR = 3_600_000
const MS_PER_DAY = 24 * MS_PER_HOUR

/** Mean solar noon of the solar day with this number: within 17 minutes of the sun's transit. */
const meanNoon = (day: number, longitude: number) =>
  new Date(day * MS_PER_DAY + MS_PER_DAY / 2 - (longitude / 15) * MS_PER_HOUR)

/**
 * Number of the solar day whose noon falls on a civil day. Mostly the day's own number; where the clock and the
 * meridian lie on different sides of the date line (Kiritimati, Samoa, Attu) the one beside it. Where the clock is
 * half a day away from the sun (at the poles), a change of the clock can leave a day no noon of its own: then the
 * next. Throws `AppError` `date_not_in_time_zone` for a day that the zone left out (30 December 2011 in Samoa).
 */
export function solarDayNumber(longitude: number, timeZone: string, date: CivilDate): number {
  const wanted = dayNumber(date)
  const noonOn = (day: number) => dayNumber(civilDateOfNoon(day, longitude, timeZone))
  const [same, next] = [noonOn(wanted), wanted + 1]
  if (same === wanted) return noonOn(wanted - 1) === wanted ? wanted - 1 : wanted
  const nearest = same > wanted ? wanted - 1 : next
  if (noonOn(nearest) === wanted) return nearest
  if (isLeftOut(wanted, timeZone)) {
    throw new AppError('date_not_in_time_zone', 400, 'This day was left out in the time zone of the place.', [
      { field: 'date', code: 'date_not_in_time_zone' },
    ])
  }
  return same > wanted ? wanted : next
}

/** The civil day on which the solar day has its noon. Throws `RangeError` for an unknown zone. */
export function civilDateOfNoon(day: number, longitude: number, timeZone: string): CivilDate {
  return civilDateAt(meanNoon(day, longitude), timeZone)
}

/** Whether no hour of this day was ever shown by the zone's clocks. */
function isLeftOut(day: number, timeZone: string): boolean {
  for (let hour = -16; hour <= 40; hour++) {
    const instant = new Date(day * MS_PER_DAY + hour * MS_PER_HOUR)
    if (dayNumber(civilDateAt(instant, timeZone)) === day) return false
  }
  return true
}
