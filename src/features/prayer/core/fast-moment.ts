import type { PrayerDay } from './prayer-day.ts'

/** The next event of a fast: the end of Suhur at Fajr, or Iftar at Maghrib. */
export interface FastMoment {
  readonly name: 'suhur' | 'iftar'
  readonly at: Date
  readonly msUntil: number
}

const RAMADAN = 9
const DAYS_OF_PREPARATION = 10

/** Whether a Hijri day is in Ramadan or the ten days before. */
export function isFastingSeason(date: {
  readonly month: number
  readonly day: number
  readonly monthLength: number
}): boolean {
  const { month, day, monthLength } = date
  return month === RAMADAN || (month === RAMADAN - 1 && day > monthLength - DAYS_OF_PREPARATION)
}

/** The next event of the fast on a day; after Maghrib, the next day's Fajr. */
export function fastMoment({ instants, nextDay }: PrayerDay, now: Date): FastMoment {
  const marks = [
    { name: 'suhur', at: new Date(instants.fajr) },
    { name: 'iftar', at: new Date(instants.maghrib) },
  ] as const
  const next = marks.find(({ at }) => at > now) ?? { name: 'suhur', at: new Date(nextDay.fajrInstant) }
  return { ...next, msUntil: Math.max(0, next.at.getTime() - now.getTime()) }
}
