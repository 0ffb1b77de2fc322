import { gregorianDate, type HijriDay, hijriDate } from '#features/hijri-calendar/core/index.ts'
import { type CivilDate, compareDates } from '#shared/core/civil-date.ts'

/** The end of a lunar year of wealth (hawl), on which zakat is due, in both calendars. */
export interface HawlEnd {
  readonly date: CivilDate
  readonly hijri: HijriDay
}

/**
 * The next end of a lunar year that began on `start`, on `today` or later. It is the same day of the Hijri year, or the 29th
 * if the month has no 30th. `adjustment` moves the Hijri calendar as in `hijriDate`. Throws `AppError`
 * `hijri_out_of_range` if it is outside 1356–1500.
 */
export function nextHawlEnd(start: CivilDate, today: CivilDate, adjustment: number): HawlEnd {
  const begun = hijriDate(start, adjustment)
  const earliest = Math.max(begun.year + 1, hijriDate(today, adjustment).year)
  const end = hawlEnd({ ...begun, year: earliest }, adjustment)
  return compareDates(end.date, today) < 0 ? hawlEnd({ ...begun, year: earliest + 1 }, adjustment) : end
}

function hawlEnd({ year, month, day }: HijriDay, adjustment: number): HawlEnd {
  const first = gregorianDate({ year, month, day: 1 }, adjustment)
  const { monthLength } = hijriDate(first, adjustment)
  const hijri = { year, month, day: Math.min(day, monthLength) }
  return { date: gregorianDate(hijri, adjustment), hijri }
}
