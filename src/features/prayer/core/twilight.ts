import { civilDateOfDayNumber, dayNumber, dayOfYear } from '#shared/core/civil-date.ts'
import type { MethodRules } from './calculation-method.ts'
import { type HighLatitudeRule, nightPortions } from './high-latitude-rule.ts'
import { eveningTwilightSeconds, morningTwilightSeconds } from './moonsighting-season.ts'

/** What decided a time: its angle or interval, a part of the night, or the season. */
export type DecidedBy = 'method' | HighLatitudeRule | 'season'

export interface Twilight {
  readonly at: number
  readonly decidedBy: DecidedBy
}

export interface TwilightOfNight {
  readonly latitude: number
  /** Number of the solar day that the twilight belongs to. */
  readonly day: number
  readonly method: MethodRules
  readonly rule: HighLatitudeRule
  /** Sunrise for Fajr, sunset for Isha. */
  readonly sunAt: number
  /** The instant of the method's angle, `NaN` when the sun does not reach it. */
  readonly angleAt: number
  /** Length in milliseconds of the night that the twilight belongs to. */
  readonly night: number
}

/** From here on the Moonsighting Committee takes a seventh of the night for its angle. */
const MOONSIGHTING_SEVENTH_FROM = 55

/** Fajr: at its angle, but never farther from sunrise than the rule allows. */
export function fajrTwilight(given: TwilightOfNight): Twilight {
  const { latitude, day, method, rule } = given
  const season = method.seasonal.fajr ? morningTwilightSeconds(latitude, ...yearDay(day)) : undefined
  return twilight(given, -1, nightPortions(rule, method).fajr, season)
}

/** Isha by its angle: never farther from sunset than the rule allows. */
export function ishaTwilight(given: TwilightOfNight): Twilight {
  const { latitude, day, method, rule } = given
  const season = method.seasonal.isha ? eveningTwilightSeconds(latitude, ...yearDay(day)) : undefined
  return twilight(given, 1, nightPortions(rule, method).isha, season)
}

function twilight(
  { latitude, rule, sunAt, angleAt, night }: TwilightOfNight,
  direction: -1 | 1,
  portion: number,
  seasonSeconds: number | undefined,
): Twilight {
  const bound: Twilight =
    seasonSeconds === undefined
      ? { at: sunAt + direction * portion * night, decidedBy: rule }
      : { at: sunAt + direction * seasonSeconds * 1000, decidedBy: 'season' }
  if (seasonSeconds !== undefined && Math.abs(latitude) >= MOONSIGHTING_SEVENTH_FROM) {
    const seventh = sunAt + direction * (1 / 7) * night
    return nearer(sunAt, { at: seventh, decidedBy: 'SeventhOfTheNight' }, bound)
  }
  return Number.isNaN(angleAt) ? bound : nearer(sunAt, { at: angleAt, decidedBy: 'method' }, bound)
}

const nearer = (sunAt: number, a: Twilight, b: Twilight): Twilight =>
  Math.abs(b.at - sunAt) < Math.abs(a.at - sunAt) ? b : a

function yearDay(day: number): [dayOfYear: number, daysInYear: number] {
  const date = civilDateOfDayNumber(day)
  const nextYear = dayNumber({ year: date.year + 1, month: 1, day: 1 })
  return [dayOfYear(date), nextYear - dayNumber({ year: date.year, month: 1, day: 1 })]
}
