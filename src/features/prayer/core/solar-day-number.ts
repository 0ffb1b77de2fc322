import { AppError } from '#shared/core/app-error.ts'
import type { ZoneClock } from './zone-clock.ts'

const MS_PER_HOUR = 3_600_000
const MS_PER_DAY = 24 * MS_PER_HOUR

/**
 * Mean solar noon of the solar day with this number, in milliseconds of the epoch: within 17 minutes of the
 * sun's transit.
 */
export function meanNoon(day: number, longitude: number): number {
  return (day + 0.5) * MS_PER_DAY - (longitude / 15) * MS_PER_HOUR
}

/**
 * The number of the solar day whose noon falls on a civil day, given by its number. Usually both numbers are
 * equal; if clock and meridian are on different sides of the date line (Kiritimati, Samoa, Attu), it is the
 * neighbouring one. If the clock is half a day away from the sun (at the poles), a change of the clock can
 * leave a day without a noon; then it is the next. Throws `AppError` `date_not_in_time_zone` for a day that
 * the zone skipped (30 December 2011 in Samoa).
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

/** Whether the zone's clocks never showed any hour of this day. */
function isLeftOut(civilDay: number, clock: ZoneClock): boolean {
  for (let hour = -16; hour <= 40; hour++) {
    if (clock(civilDay * MS_PER_DAY + hour * MS_PER_HOUR).day === civilDay) return false
  }
  return true
}
