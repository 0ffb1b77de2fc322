import { AppError } from '#shared/core/app-error.ts'
import type { ZoneClock } from './zone-clock.ts'

const MS_PER_HOUR = 3_600_000
const MS_PER_DAY = 24 * MS_PER_HOUR

/** Mean solar noon of the solar day with this number, ms of the epoch: within 17 minutes of the sun's transit. */
export function meanNoon(day: number, longitude: number): number {
  return (day + 0.5) * MS_PER_DAY - (longitude / 15) * MS_PER_HOUR
}

/**
 * Number of the solar day whose noon falls on a civil day, which is given by its number. Mostly the same number;
 * where the clock and the meridian lie on different sides of the date line (Kiritimati, Samoa, Attu) the one beside
 * it. Where the clock is half a day away from the sun (at the poles), a change of the clock can leave a day no noon
 * of its own: then the next. Throws `AppError` `date_not_in_time_zone` for a day that the zone left out
 * (30 December 2011 in Samoa).
 */
export function solarDayNumber(longitude: number, civilDay: number, clock: ZoneClock): number {
  const dayOfNoon = (day: number) => clock(meanNoon(day, longitude)).day
  const same = dayOfNoon(civilDay)
  if (same === civilDay) return dayOfNoon(civilDay - 1) === civilDay ? civilDay - 1 : civilDay
  const beside = same > civilDay ? civilDay - 1 : civilDay + 1
  if (dayOfNoon(beside) === civilDay) return beside
  if (isLeftOut(civilDay, clock)) {
    throw new AppError('date_not_in_time_zone', 400, 'This date doesn’t exist in the location’s time zone.', [
      { field: 'date', code: 'date_not_in_time_zone' },
    ])
  }
  return Math.max(civilDay, beside)
}

/** Whether no hour of this day was ever shown by the zone's clocks. */
function isLeftOut(civilDay: number, clock: ZoneClock): boolean {
  for (let hour = -16; hour <= 40; hour++) {
    if (clock(civilDay * MS_PER_DAY + hour * MS_PER_HOUR).day === civilDay) return false
  }
  return true
}
