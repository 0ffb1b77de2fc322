import { addDays, dayNumber, formatCivilDate, weekday } from '#shared/core/civil-date.ts'
import { gregorianDate, hijriDate } from './hijri-date.ts'
import { type IslamicEventId, type IslamicEventRule, islamicEvents, whiteDays } from './hijri-events.ts'
import { type HijriMonthName, hijriMonthName } from './hijri-months.ts'

/** A month of the Hijri calendar with its days, in the form of the API. Dates are `YYYY-MM-DD`. */
export interface HijriMonth {
  readonly year: number
  readonly month: HijriMonthName
  readonly monthNumber: number
  readonly monthLength: 29 | 30
  readonly adjustment: number
  readonly days: readonly {
    readonly day: number
    readonly date: string
    /** By ISO: 1 is Monday, 5 is Friday, 7 is Sunday. */
    readonly weekday: number
  }[]
  /** The month's events, sorted by their first day. */
  readonly events: readonly {
    readonly id: IslamicEventId
    readonly rule: IslamicEventRule
    readonly day: number
    readonly lastDay: number
  }[]
}

/**
 * The days of a month (1–12) with their civil dates, and its events. Throws `AppError` `hijri_out_of_range` outside
 * 1356–1500. `adjustment` as in `hijriDate`.
 */
export function hijriMonth(year: number, month: number, adjustment = 0): HijriMonth {
  const first = gregorianDate({ year, month, day: 1 }, adjustment)
  const { monthLength } = hijriDate(first, adjustment)
  const white = whiteDays(year, month, adjustment)
  const events = [...islamicEvents(year, adjustment), ...(white ? [white] : [])]
    .filter((event) => event.hijri.month === month)
    .sort((a, b) => dayNumber(a.date) - dayNumber(b.date))
  return {
    year,
    month: hijriMonthName(month),
    monthNumber: month,
    monthLength,
    adjustment,
    days: Array.from({ length: monthLength }, (_, index) => {
      const date = addDays(first, index)
      return { day: index + 1, date: formatCivilDate(date), weekday: weekday(date) }
    }),
    events: events.map(({ id, rule, hijri, lastHijri }) => ({
      id,
      rule,
      day: hijri.day,
      lastDay: lastHijri.day,
    })),
  }
}
