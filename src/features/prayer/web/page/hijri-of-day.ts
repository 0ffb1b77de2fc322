import { type HijriDay, type HijriDayBegins, hijriDate } from '#features/hijri-calendar/core/index.ts'
import { addDays, type CivilDate } from '#shared/core/civil-date.ts'

/** The Hijri day of a civil day, and whether it is already the next one because days begin at Maghrib. */
export interface HijriOfDay {
  readonly hijri: HijriDay
  readonly sinceMaghrib: boolean
}

/** `evening`: whether Maghrib of the civil day has passed. `undefined` outside the calendar's table. */
export function hijriOfDay(
  date: CivilDate,
  settings: { readonly adjustment: number; readonly dayBegins: HijriDayBegins },
  evening: boolean,
): HijriOfDay | undefined {
  const sinceMaghrib = evening && settings.dayBegins === 'maghrib'
  try {
    return { hijri: hijriDate(sinceMaghrib ? addDays(date, 1) : date, settings.adjustment), sinceMaghrib }
  } catch {
    return undefined
  }
}
