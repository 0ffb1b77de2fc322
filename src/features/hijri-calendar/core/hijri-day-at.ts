import { addDays, civilDateAt } from '#shared/core/civil-date.ts'
import { type HijriDate, hijriDate } from './hijri-date.ts'

/** Whether the shown Hijri day changes at midnight (`civil`) or at sunset (`maghrib`). */
export type HijriDayBegins = 'civil' | 'maghrib'

export interface HijriDayRequest {
  readonly now: Date
  /** IANA name of the zone at the place. */
  readonly timeZone: string
  readonly dayBegins: HijriDayBegins
  /** Maghrib of the civil day that it is at the place; without it the day is the civil one. */
  readonly maghrib?: Date
  /** Whole days, −2…2. */
  readonly adjustment?: number
}

/**
 * The Hijri date to show at an instant: the civil day's, or after Maghrib the coming one's when the day is set to
 * begin at Maghrib. Throws `AppError` `hijri_out_of_range`.
 */
export function hijriDayAt({ now, timeZone, dayBegins, maghrib, adjustment }: HijriDayRequest): HijriDate {
  const today = civilDateAt(now, timeZone)
  const hasBegun = dayBegins === 'maghrib' && maghrib !== undefined && now >= maghrib
  return hijriDate(hasBegun ? addDays(today, 1) : today, adjustment)
}
