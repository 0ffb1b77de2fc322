import { gregorianDate, hijriDate, hijriMonth, RAMADAN } from '#features/hijri-calendar/core/index.ts'
import type { CalendarDay } from '#features/prayer/core/index.ts'
import { addDays, type CivilDate, compareDates, parseCivilDate } from '#shared/core/civil-date.ts'

/** A day of the fast: its number in Ramadan, its civil day, and its times. */
export interface FastingDay {
  readonly day: number
  readonly date: CivilDate
  readonly times: CalendarDay
}

/** The first and last civil day of a Ramadan, and the first day after it. `adjustment` as in `hijriDate`. */
export function ramadanSpan(year: number, adjustment: number) {
  const first = gregorianDate({ year, month: RAMADAN, day: 1 }, adjustment)
  const { monthLength } = hijriMonth(year, RAMADAN, adjustment)
  return { first, last: addDays(first, monthLength - 1), eid: addDays(first, monthLength) }
}

/** The Hijri year of the current or next Ramadan on `today`. */
export function nextRamadan(today: CivilDate, adjustment: number): number {
  const { year } = hijriDate(today, adjustment)
  return compareDates(today, ramadanSpan(year, adjustment).last) > 0 ? year + 1 : year
}

/** The civil months from one day to another, which is at most eleven months later. */
export function monthsBetween(first: CivilDate, last: CivilDate): { year: number; month: number }[] {
  const at = ({ year, month }: CivilDate) => year * 12 + month - 1
  return Array.from({ length: at(last) - at(first) + 1 }, (_, index) => ({
    year: Math.floor((at(first) + index) / 12),
    month: ((at(first) + index) % 12) + 1,
  }))
}

const MOST_MINUTES_APART = 5
const MINUTES_PER_DAY = 1440

/** Whether a clock time (`HH:MM`) is more than five minutes before another of the same night. */
export function isMuchEarlier(time: string, than: string): boolean {
  const minutes = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3))
  return (minutes(than) - minutes(time) + MINUTES_PER_DAY) % MINUTES_PER_DAY > MOST_MINUTES_APART
}

/** The days of Ramadan from timetables that contain them. */
export function fastingDays(days: readonly CalendarDay[], year: number, adjustment: number): FastingDay[] {
  const { first, last } = ramadanSpan(year, adjustment)
  return days.flatMap((times) => {
    const date = parseCivilDate(times.date)
    if (!date || compareDates(date, first) < 0 || compareDates(date, last) > 0) return []
    return [{ day: hijriDate(date, adjustment).day, date, times }]
  })
}
