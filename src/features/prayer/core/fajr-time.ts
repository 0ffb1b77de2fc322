import type { TimesRules } from './high-latitude-rule.ts'
import { morningTwilightSeconds } from './moonsighting-season.ts'
import { nightPortions } from './night-portions.ts'
import { limitedTwilight, type Night, type Twilight } from './twilight-limit.ts'
import { wholeMinute } from './whole-minute.ts'

export interface FajrTime extends Twilight {
  /** The rule would place Fajr before the middle of the night. */
  readonly movedToMidnight: boolean
  /** Fajr by the angle, if another rule decided. */
  readonly atAngle?: number
}

/** Fajr of the solar day with this number, at the end of `night`, as a whole minute. */
export function fajrTime(
  { latitude, day, night, dawn }: { latitude: number; day: number; night: Night; dawn: number | undefined },
  { method, rule }: TimesRules,
): FajrTime {
  const { at, decidedBy } = limitedTwilight({
    latitude,
    night,
    side: 'morning',
    atAngle: dawn,
    rule,
    portion: nightPortions(rule, method).fajr,
    seasonSeconds: method.seasonal.fajr ? morningTwilightSeconds(latitude, day) : undefined,
  })
  const fajr = wholeMinute(at, method.minutes.fajr, method)
  // A seasonal convention does not use its angle here.
  const moved = decidedBy !== 'method' && !method.seasonal.fajr && dawn !== undefined
  return {
    at: Math.max(fajr, night.midnight),
    decidedBy,
    movedToMidnight: fajr < night.midnight,
    ...(moved && { atAngle: wholeMinute(dawn, method.minutes.fajr, method) }),
  }
}
