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

const MS_PER_DAY = 86_400_000
const MS_PER_MINUTE = 60_000
const HALF_A_DAY = MS_PER_DAY / 2
const HALF_A_YEAR = 183
/** Degrees below the horizon of the sun's centre at sunrise and sunset. */
const SUNRISE_DEPRESSION = 50 / 60
/** So far inside the latitude where the sun only touches the horizon, day and night last some twenty minutes. */
const MARGIN_DEGREES = 0.02
/** A borrowed latitude is rounded to a hundredth of a degree, so that the note names it exactly. */
const LATITUDE_PRECISION = 0.01
/** How far a borrowed latitude is taken inside the limit in the depth of the polar season, so that times lie apart. */
const MOST_EASING_DEGREES = 0.5
const EASING_PER_DEGREE_SQUARED = 0.25

/**
 * The times of a solar day, in order. Where the sun does not rise or set, or so briefly that the times would fall on
 * each other, they are borrowed: from the nearest latitude (same meridian) where they come in order, or from the nearest
 * day here, laid around this day's noon. Where no day of the year has both (at the poles), from a latitude.
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
 * The borrowed latitude follows the sun's declination without steps. It begins at the limit, where the place's own times
 * end, and moves up to half a degree inside as the place lies farther beyond: so times glide into the polar season, and
 * in its depth leave room to pray and to eat.
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

/** The farthest latitude, in degrees from the equator, up to the place's own at which the day's times come in order. */
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
 * Degrees from the equator up to which, in the hemisphere of this sign, the sun is above the horizon at its transit and
 * below it half a day before and after.
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
