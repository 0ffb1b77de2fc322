import { type DayTimes, dayTimes, inOrder, withinMidnights } from './day-times.ts'
import type { TimesRules } from './high-latitude-rule.ts'
import type { PolarPolicy } from './polar-policy.ts'
import { prayerNames } from './prayer-names.ts'
import type { SolarDaysAt } from './solar-day.ts'
import { sunDeclination } from './sun-position.ts'

export interface OrderedDayTimes extends DayTimes {
  /** The latitude of these times, if it is not the place's own. */
  readonly borrowedLatitude?: number
  /** The number of the solar day of these times, if it is not the day's own. */
  readonly borrowedDay?: number
}

const MS_PER_DAY = 86_400_000
const MS_PER_MINUTE = 60_000
const HALF_A_DAY = MS_PER_DAY / 2
const HALF_A_YEAR = 183
/** Degrees of the sun's centre below the horizon at sunrise and sunset. */
const SUNRISE_DEPRESSION = 50 / 60
/**
 * So far inside the latitude where the sun only touches the horizon, day and night last about twenty minutes.
 */
const MARGIN_DEGREES = 0.02
/** A borrowed latitude is rounded to a hundredth of a degree, so that the note names it exactly. */
const LATITUDE_PRECISION = 0.01
/**
 * How far inside the limit a borrowed latitude is at most, deep in the polar season, to leave room between
 * the times.
 */
const MOST_EASING_DEGREES = 0.5
const EASING_PER_DEGREE_SQUARED = 0.25

/**
 * The times of a solar day, in order. If the sun does not rise or set, or so briefly that the times would
 * coincide, they are borrowed: from the nearest latitude on the same meridian with times in order, or from
 * the nearest such day here, moved to this day's noon. At the poles, where no day has both, always from a
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

/**
 * The borrowed latitude follows the sun's declination continuously. It begins at the limit, where the place's
 * own times end, and moves up to half a degree inside as the place is farther beyond. So times change
 * smoothly at the start of the polar season, and deep in it leave room to pray and to eat.
 */
function ofNearestLatitude(
  sunAt: SolarDaysAt,
  latitude: number,
  day: number,
  rules: TimesRules,
): OrderedDayTimes {
  const timesAt = (degrees: number) => {
    const borrowedLatitude = Math.sign(latitude) * degrees
    const times = dayTimes(sunAt(borrowedLatitude), borrowedLatitude, day, rules)
    return times && inOrder(times) ? { ...times, borrowedLatitude } : undefined
  }
  const limit = limitOfOrder(latitude, sunAt(latitude)(day).transit, timesAt)
  const beyond = Math.abs(latitude) - limit
  const easing = Math.min(MOST_EASING_DEGREES, EASING_PER_DEGREE_SQUARED * beyond ** 2)
  const times = timesAt(wholeHundredths(limit - easing)) ?? timesAt(limit)
  if (!times) throw new RangeError(`No latitude has prayer times in order on day ${day}.`)
  return times
}

/**
 * The farthest latitude up to the place's own, in degrees from the equator, where the day's times are in
 * order.
 */
function limitOfOrder(latitude: number, transit: number, timesAt: (degrees: number) => unknown): number {
  const farthest = wholeHundredths(Math.min(Math.abs(latitude), sunLimit(Math.sign(latitude), transit)))
  if (timesAt(farthest)) return farthest
  let [inside, outside] = [0, Math.round(farthest / LATITUDE_PRECISION)]
  while (outside - inside > 1) {
    const middle = Math.floor((inside + outside) / 2)
    if (timesAt(middle / 100)) inside = middle
    else outside = middle
  }
  return inside / 100
}

/**
 * The highest latitude of this hemisphere, in degrees from the equator, where the sun is above the horizon at
 * its transit and below it half a day before and after.
 */
function sunLimit(hemisphere: number, transit: number): number {
  const towards = (instant: number) => hemisphere * sunDeclination(new Date(instant))
  const nights = Math.max(towards(transit - HALF_A_DAY), towards(transit + HALF_A_DAY))
  const risesUntil = 90 + SUNRISE_DEPRESSION + towards(transit)
  const setsUntil = 90 - SUNRISE_DEPRESSION - nights
  return Math.min(risesUntil, setsUntil) - MARGIN_DEGREES
}

const wholeHundredths = (degrees: number) => Math.floor(degrees / LATITUDE_PRECISION) / 100

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

/** Another day's times, moved to this day's noon in whole minutes. */
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

/**
 * From this latitude on, in either hemisphere, the sun cannot both rise and set on that day; with a margin of
 * one degree.
 */
function sunlessLatitude(day: number): number {
  return 92 - Math.abs(sunDeclination(new Date(day * MS_PER_DAY)))
}
