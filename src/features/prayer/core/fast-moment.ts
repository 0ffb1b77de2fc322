import type { PrayerDay } from './prayer-day.ts'

/** The next mark of a fast: the end of Suhur at Fajr, or Iftar at Maghrib. */
export interface FastMoment {
  readonly name: 'suhur' | 'iftar'
  readonly at: Date
  readonly msUntil: number
}

const RAMADAN = 9
/** In a month of 29 days Ramadan is ten days away from here. */
const FIRST_DAY_OF_PREPARATION = 20

/** Whether a Hijri day lies in Ramadan or in the ten days before it. */
export function isFastingSeason({ month, day }: { readonly month: number; readonly day: number }): boolean {
  return month === RAMADAN || (month === RAMADAN - 1 && day >= FIRST_DAY_OF_PREPARATION)
}

/** Which mark of the fast comes next on a day; after its Maghrib the Fajr of the next. */
export function fastMoment({ instants, nextDay }: PrayerDay, now: Date): FastMoment {
  const marks = [
    { name: 'suhur', at: new Date(instants.fajr) },
    { name: 'iftar', at: new Date(instants.maghrib) },
  ] as const
  const next = marks.find(({ at }) => at > now) ?? { name: 'suhur', at: new Date(nextDay.fajrInstant) }
  return { ...next, msUntil: Math.max(0, next.at.getTime() - now.getTime()) }
}
