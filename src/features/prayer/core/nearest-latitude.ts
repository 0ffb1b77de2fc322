import { type DayTimes, dayTimes, inOrder, type TimesRules } from './day-times.ts'
import type { SolarDays } from './solar-day.ts'
import { sunDeclination } from './sun-position.ts'

export interface OrderedDayTimes extends DayTimes {
  /** The latitude whose times these are when it is not the place's own. */
  readonly borrowedLatitude?: number
}

const STEP_DEGREES = 0.5
const MS_PER_DAY = 86_400_000

/**
 * The times of a solar day, in order. Where the sun does not rise or set, or so briefly that the times would fall on
 * each other, they are those of the nearest latitude (in half degrees, same meridian) where they come in order.
 */
export function orderedDayTimes(
  sunOf: SolarDays,
  latitude: number,
  day: number,
  rules: TimesRules,
): OrderedDayTimes {
  const own = dayTimes(sunOf, latitude, day, rules)
  if (inOrder(own)) return own
  const steps = Math.ceil(Math.min(Math.abs(latitude), sunlessLatitude(day)) / STEP_DEGREES)
  for (let degrees = (steps - 1) * STEP_DEGREES; degrees > 0; degrees -= STEP_DEGREES) {
    const borrowedLatitude = Math.sign(latitude) * degrees
    const times = dayTimes(sunOf, borrowedLatitude, day, rules)
    if (inOrder(times)) return { ...times, borrowedLatitude }
  }
  throw new RangeError(`No latitude has prayer times in order on day ${day}.`)
}

/** From this latitude on the sun cannot both rise and set that day, in either hemisphere; with a degree to spare. */
function sunlessLatitude(day: number): number {
  return 92 - Math.abs(sunDeclination(new Date(day * MS_PER_DAY)))
}
