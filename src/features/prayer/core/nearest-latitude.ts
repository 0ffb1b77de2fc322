import type { Coordinates } from '#shared/core/coordinates.ts'
import { type DayTimes, dayTimes, inOrder, type TimesRules } from './day-times.ts'

export interface OrderedDayTimes extends DayTimes {
  /** The latitude whose times these are when it is not the place's own. */
  readonly borrowedLatitude?: number
}

const STEP_DEGREES = 0.5

/**
 * The times of a solar day, in order. Where the sun does not rise or set, or so briefly that the times would fall on
 * each other, they are those of the nearest latitude (in half degrees, same meridian) where they come in order.
 */
export function orderedDayTimes(place: Coordinates, day: number, rules: TimesRules): OrderedDayTimes {
  const own = dayTimes(place, day, rules)
  if (inOrder(own)) return own
  const side = Math.sign(place.latitude)
  let degrees = Math.ceil(Math.abs(place.latitude) / STEP_DEGREES) * STEP_DEGREES - STEP_DEGREES
  for (; degrees > 0; degrees -= STEP_DEGREES) {
    const borrowedLatitude = side * degrees
    const times = dayTimes({ ...place, latitude: borrowedLatitude }, day, rules)
    if (inOrder(times)) return { ...times, borrowedLatitude }
  }
  throw new RangeError(`No latitude has prayer times in order on day ${day}.`)
}
