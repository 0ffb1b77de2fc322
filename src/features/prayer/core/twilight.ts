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
  const seconds = (latitude: number, day: number) => morningTwilightSeconds(latitude, ...yearDay(day))
  const portion = nightPortions(given.rule, given.method).fajr
  return twilight(given, -1, portion, given.method.seasonal.fajr ? seconds : undefined)
}

/** Isha by its angle: never farther from sunset than the rule allows. */
export function ishaTwilight(given: TwilightOfNight): Twilight {
  const seconds = (latitude: number, day: number) => eveningTwilightSeconds(latitude, ...yearDay(day))
  const portion = nightPortions(given.rule, given.method).isha
  return twilight(given, 1, portion, given.method.seasonal.isha ? seconds : undefined)
}

function twilight(
  { latitude, day, rule, sunAt, angleAt, night }: TwilightOfNight,
  direction: -1 | 1,
  portion: number,
  seasonSeconds: ((latitude: number, day: number) => number) | undefined,
): Twilight {
  const nearer = (a: Twilight, b: Twilight) => (Math.abs(b.at - sunAt) < Math.abs(a.at - sunAt) ? b : a)
  const byPortion = (decidedBy: HighLatitudeRule, part: number): Twilight => ({
    at: sunAt + direction * part * night,
    decidedBy,
  })
  const byAngle: Twilight = { at: angleAt, decidedBy: 'method' }
  if (!seasonSeconds) {
    const bound = byPortion(rule, portion)
    return Number.isNaN(angleAt) ? bound : nearer(byAngle, bound)
  }
  const bySeason: Twilight = {
    at: sunAt + direction * seasonSeconds(latitude, day) * 1000,
    decidedBy: 'season',
  }
  if (Math.abs(latitude) >= MOONSIGHTING_SEVENTH_FROM) {
    return nearer(byPortion('SeventhOfTheNight', 1 / 7), bySeason)
  }
  return Number.isNaN(angleAt) ? bySeason : nearer(byAngle, bySeason)
}

function yearDay(day: number): [dayOfYear: number, daysInYear: number] {
  const date = civilDateOfDayNumber(day)
  const nextYear = dayNumber({ year: date.year + 1, month: 1, day: 1 })
  return [dayOfYear(date), nextYear - dayNumber({ year: date.year, month: 1, day: 1 })]
}
