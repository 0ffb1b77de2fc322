import type { HighLatitudeRule } from './high-latitude-rule.ts'

/** The rule that decided Fajr or Isha: its angle or interval, a part of the night, or the season. */
export type DecidedBy = 'method' | HighLatitudeRule | 'season'

/** Fajr or Isha before rounding, in milliseconds of the epoch. */
export interface Twilight {
  readonly at: number
  readonly decidedBy: DecidedBy
}

/** A night between two solar days, in milliseconds of the epoch. */
export interface Night {
  readonly sunset: number
  readonly sunrise: number
  /** The sun's lowest point, to the nearest minute. */
  readonly midnight: number
}

interface TwilightOfNight {
  readonly latitude: number
  readonly night: Night
  readonly side: 'morning' | 'evening'
  /** When the sun is at the method's angle; `undefined` if it does not reach it. */
  readonly atAngle: number | undefined
  readonly rule: HighLatitudeRule
  /** The longest time between twilight and sun, as a part of the night. */
  readonly portion: number
  /** The longest time by the Moonsighting Committee's season in seconds, if the method uses it. */
  readonly seasonSeconds: number | undefined
}

/** From this latitude on, the Moonsighting Committee replaces its angle by a seventh of the night. */
const MOONSIGHTING_SEVENTH_FROM = 55

/** Fajr or Isha at its angle, but no farther from sunrise or sunset than the rule or the season allows. */
export function limitedTwilight(given: TwilightOfNight): Twilight {
  const { latitude, night, side, atAngle, rule, portion, seasonSeconds } = given
  const length = night.sunrise - night.sunset
  const fromSun = (ms: number) => (side === 'morning' ? night.sunrise - ms : night.sunset + ms)
  const nearer = (a: Twilight, b: Twilight) => ((side === 'morning' ? b.at > a.at : b.at < a.at) ? b : a)

  const limit: Twilight =
    seasonSeconds === undefined
      ? { at: fromSun(portion * length), decidedBy: rule }
      : { at: fromSun(seasonSeconds * 1000), decidedBy: 'season' }
  if (seasonSeconds !== undefined && Math.abs(latitude) >= MOONSIGHTING_SEVENTH_FROM) {
    return nearer({ at: fromSun(length / 7), decidedBy: 'SeventhOfTheNight' }, limit)
  }
  return atAngle === undefined ? limit : nearer({ at: atAngle, decidedBy: 'method' }, limit)
}
