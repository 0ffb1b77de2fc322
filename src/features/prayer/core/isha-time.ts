import { hijriDate, RAMADAN } from '#features/hijri-calendar/core/index.ts'
import { AppError } from '#shared/core/app-error.ts'
import { civilDateOfDayNumber } from '#shared/core/civil-date.ts'
import type { MethodRules } from './calculation-method.ts'
import type { TimesRules } from './high-latitude-rule.ts'
import { eveningTwilightSeconds } from './moonsighting-season.ts'
import { nightPortions } from './night-portions.ts'
import { limitedTwilight, type Night, type Twilight } from './twilight-limit.ts'
import { wholeMinute } from './whole-minute.ts'

const MS_PER_MINUTE = 60_000

export interface IshaTime extends Twilight {
  /** The rule would place Isha at the middle of the night or later. */
  readonly movedToMidnight: boolean
  /** The method has another interval in Ramadan, and it is not known whether this day is in Ramadan. */
  readonly ramadanUnknown: boolean
}

interface Evening {
  readonly latitude: number
  readonly day: number
  readonly night: Night
  readonly dusk: number | undefined
  /** Maghrib as a whole minute. */
  readonly maghrib: number
}

/** Isha of the solar day with this number, at the start of `night`, as a whole minute. */
export function ishaTime(evening: Evening, rules: TimesRules): IshaTime {
  const { night, day, maghrib } = evening
  const interval = ishaInterval(rules.method, day)
  const { at: isha, decidedBy }: Twilight = interval
    ? { at: maghrib + interval.minutes * MS_PER_MINUTE, decidedBy: 'method' }
    : ishaByAngle(evening, rules)
  const latest = night.midnight - MS_PER_MINUTE
  return {
    at: Math.min(isha, latest),
    decidedBy,
    movedToMidnight: isha > latest,
    ramadanUnknown: interval?.ramadanUnknown ?? false,
  }
}

function ishaByAngle({ latitude, day, night, dusk }: Evening, { method, rule }: TimesRules): Twilight {
  const { at, decidedBy } = limitedTwilight({
    latitude,
    night,
    side: 'evening',
    atAngle: dusk,
    rule,
    portion: nightPortions(rule, method).isha,
    seasonSeconds: method.seasonal.isha ? eveningTwilightSeconds(latitude, day) : undefined,
  })
  return { at: wholeMinute(at, method.minutes.isha, method), decidedBy }
}

/**
 * Minutes from Maghrib to Isha on the solar day with this number; `undefined` if Isha is set by the sun's
 * angle.
 */
export function ishaInterval(
  method: MethodRules,
  day: number,
): { readonly minutes: number; readonly ramadanUnknown: boolean } | undefined {
  if (method.ishaInterval === 0) return undefined
  const usual = { minutes: method.ishaInterval, ramadanUnknown: false }
  if (method.ishaIntervalInRamadan === method.ishaInterval) return usual
  try {
    const inRamadan = hijriDate(civilDateOfDayNumber(day)).month === RAMADAN
    return inRamadan ? { ...usual, minutes: method.ishaIntervalInRamadan } : usual
  } catch (error) {
    if (error instanceof AppError && error.code === 'hijri_out_of_range')
      return { ...usual, ramadanUnknown: true }
    throw error
  }
}
