import { gregorianDate, hijriDate, RAMADAN } from '#features/hijri-calendar/core/index.ts'
import { addDays, formatCivilDate, parseCivilDate } from '#shared/core/civil-date.ts'
import type { Day } from '#shared/core/day.ts'

/** A Ramadan and its civil days. */
export interface RamadanDays {
  /** Hijri year. */
  readonly year: number
  readonly days: readonly Day[]
}

/**
 * The current Ramadan on `today`, else the last one; `adjustment` as in the Hijri calendar. Throws `AppError`
 * `hijri_out_of_range` outside the calendar’s years.
 */
export function lastRamadan(today: Day, adjustment: number): RamadanDays {
  const date = parseCivilDate(today)
  if (!date) throw new RangeError(`“${today}” is not a day.`)
  const hijri = hijriDate(date, adjustment)
  const year = hijri.month >= RAMADAN ? hijri.year : hijri.year - 1
  const first = gregorianDate({ year, month: RAMADAN, day: 1 }, adjustment)
  const { monthLength } = hijriDate(first, adjustment)
  return {
    year,
    days: Array.from({ length: monthLength }, (_, index) => formatCivilDate(addDays(first, index))),
  }
}
