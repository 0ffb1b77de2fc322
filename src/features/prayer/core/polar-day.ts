import { type DayTimes, dayTimes, inOrder, withinMidnights } from './day-times.ts'
import type { TimesRules } from './high-latitude-rule.ts'
import type { PolarPolicy } from './polar-policy.ts'
import { prayerNames } from './prayer-names.ts'
import type { SolarDaysAt } from './solar-day.ts'
import { sunDeclination } from './sun-position.ts'

export interface OrderedDayTimes extends DayTimes {
  /** The latitude whose times these are when it is not the place's own. */
  readonly borrowedLatitude?: number
  /** Number of the solar day whose times these are when it is not the day's own. */
  readonly borrowedDay?: number
}

const STEP_DEGREES = 0.5
const MS_PER_DAY = 86_400_000
const MS_PER_MINUTE = 60_000
const HALF_A_YEAR = 183

/**
 * The times of a solar day, in order. Where the sun does not rise or set, or so briefly that the times would fall on
 * each other, they are borrowed: from the nearest latitude (in half degrees, same meridian) where they come in order,
 * or from the nearest day here, laid around this day's noon. Where no day of the year has both (at the poles), from a
 * latitude.
 */
export function orderedDayTimes(
  sunAt: SolarDaysAt,
  latitude: number,
  day: number,
  rules: TimesRules,
  policy: PolarPolicy = 'nearest_latitude',
): OrderedDayTimes {
  const own = dayTimes(sunAt(latitude), latitude, day, rules)
  if (own && inOrder(own)) return own
  const nearestDay = policy === 'nearest_day' && ofNearestDay(sunAt, latitude, day, rules)
  return nearestDay || ofNearestLatitude(sunAt, latitude, day, rules)
}

function ofNearestLatitude(
  sunAt: SolarDaysAt,
  latitude: number,
  day: number,
  rules: TimesRules,
): OrderedDayTimes {
  const steps = Math.ceil(Math.min(Math.abs(latitude), sunlessLatitude(day)) / STEP_DEGREES)
  for (let degrees = (steps - 1) * STEP_DEGREES; degrees > 0; degrees -= STEP_DEGREES) {
    const borrowedLatitude = Math.sign(latitude) * degrees
    const times = dayTimes(sunAt(borrowedLatitude), borrowedLatitude, day, rules)
    if (times && inOrder(times)) return { ...times, borrowedLatitude }
  }
  throw new RangeError(`No latitude has prayer times in order on day ${day}.`)
}

function ofNearestDay(
  sunAt: SolarDaysAt,
  latitude: number,
  day: number,
  rules: TimesRules,
): OrderedDayTimes | undefined {
  for (let distance = 1; distance <= HALF_A_YEAR; distance++) {
    for (const borrowedDay of [day - distance, day + distance]) {
      if (Math.abs(latitude) >= sunlessLatitude(borrowedDay)) continue
      const times = dayTimes(sunAt(latitude), latitude, borrowedDay, rules)
      if (!times || !inOrder(times)) continue
      const moved = aroundNoonOf(sunAt, latitude, day, { times, from: borrowedDay })
      if (inOrder(moved)) return { ...moved, borrowedDay }
    }
  }
  return undefined
}

/** Another day's times at the same distances from this day's noon, in whole minutes. */
function aroundNoonOf(
  sunAt: SolarDaysAt,
  latitude: number,
  day: number,
  { times: borrowed, from }: { times: DayTimes; from: number },
): DayTimes {
  const sunOn = sunAt(latitude)
  const distance = sunOn(day).transit - sunOn(from).transit
  const minutes = Math.round(distance / MS_PER_MINUTE) * MS_PER_MINUTE
  const times = Object.fromEntries(prayerNames.map((name) => [name, borrowed.times[name] + minutes]))
  return withinMidnights({ ...borrowed, times: times as DayTimes['times'] }, sunOn, day)
}

/** From this latitude on the sun cannot both rise and set that day, in either hemisphere; with a degree to spare. */
function sunlessLatitude(day: number): number {
  return 92 - Math.abs(sunDeclination(new Date(day * MS_PER_DAY)))
}
