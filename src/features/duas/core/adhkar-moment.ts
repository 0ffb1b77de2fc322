import type { PrayerDay } from '#features/prayer/core/index.ts'
import { type Day, dayNumberOf, dayOfNumber } from '#shared/core/day.ts'

/** The two sets of adhkar that belong to a time of day. */
export const adhkarTimes = ['morning', 'evening'] as const
export type AdhkarTime = (typeof adhkarTimes)[number]

/** The time of a set as seen from now. Clock times are `HH:MM` at the place. */
export type AdhkarPhase =
  | { readonly name: 'early'; readonly from: string }
  /** The time that Ibn al-Qayyim names; after `best` the set can still be said, until `until`. */
  | { readonly name: 'best'; readonly best: string; readonly until: string }
  | { readonly name: 'open'; readonly until: string }
  | { readonly name: 'over' }

/** The phases of both sets, and the day to which they belong. */
export interface AdhkarMoment extends Readonly<Record<AdhkarTime, AdhkarPhase>> {
  /** It begins at Fajr, so an evening lasts past midnight. */
  readonly day: Day
  readonly by: 'prayers' | 'clock'
}

/**
 * The adhkar at `now`: the morning's from Fajr, best until sunrise, at the latest until Dhuhr; the evening's from Asr, best
 * until Maghrib, at the latest until the next Fajr. The sources are in this feature's README. For an instant after the next
 * day's Fajr, pass that day.
 */
export function adhkarMoment(day: PrayerDay, now: Date): AdhkarMoment {
  const { instants, nextDay } = day
  const isBefore = (instant: string) => now < new Date(instant)
  if (isBefore(instants.fajr)) {
    return {
      day: dayBefore(day.date),
      morning: { name: 'over' },
      evening: { name: 'open', until: day.fajr },
      by: 'prayers',
    }
  }
  const morning: AdhkarPhase = isBefore(instants.sunrise)
    ? { name: 'best', best: day.sunrise, until: day.dhuhr }
    : isBefore(instants.dhuhr)
      ? { name: 'open', until: day.dhuhr }
      : { name: 'over' }
  const evening: AdhkarPhase = isBefore(instants.asr)
    ? { name: 'early', from: day.asr }
    : isBefore(instants.maghrib)
      ? { name: 'best', best: day.maghrib, until: nextDay.fajr }
      : { name: 'open', until: nextDay.fajr }
  return { day: day.date, morning, evening, by: 'prayers' }
}

/** Clock times instead of Fajr, Dhuhr and Asr. */
export const ADHKAR_CLOCK = { dawn: '04:00', noon: '12:00', afternoon: '15:00' } as const

/** Like {@link adhkarMoment} by the clock alone (`HH:MM` and the civil day), for a device without a place. */
export function adhkarMomentByClock(today: Day, time: string): AdhkarMoment {
  const { dawn, noon, afternoon } = ADHKAR_CLOCK
  if (time < dawn) {
    return {
      day: dayBefore(today),
      morning: { name: 'over' },
      evening: { name: 'open', until: dawn },
      by: 'clock',
    }
  }
  return {
    day: today,
    morning: time < noon ? { name: 'open', until: noon } : { name: 'over' },
    evening: time < afternoon ? { name: 'early', from: afternoon } : { name: 'open', until: dawn },
    by: 'clock',
  }
}

/** The set whose time it is; none between Dhuhr and Asr. */
export const currentAdhkar = (moment: AdhkarMoment): AdhkarTime | undefined =>
  adhkarTimes.find((time) => moment[time].name === 'best' || moment[time].name === 'open')

const dayBefore = (day: Day): Day => dayOfNumber(dayNumberOf(day) - 1)
