import { civilDateOfDayNumber, formatCivilDate } from '#shared/core/civil-date.ts'
import { rememberedByDay } from './remembered-by-day.ts'

const MS_PER_MINUTE = 60_000
const MINUTES_PER_DAY = 1440

/** The day with this number since 1970 as `YYYY-MM-DD`. */
export const dateText = rememberedByDay((day) => formatCivilDate(civilDateOfDayNumber(day)))

const twoDigits = Array.from({ length: 60 }, (_, value) => String(value).padStart(2, '0'))

/** A whole minute of the day, from 0 to 1439, as `HH:MM`. */
export const clockText = (minute: number) => `${twoDigits[Math.floor(minute / 60)]}:${twoDigits[minute % 60]}`

/** An instant on a whole minute as `Date.toISOString` writes it, which takes several times as long. */
export function instantText(instant: number): string {
  const minutes = instant / MS_PER_MINUTE
  const day = Math.floor(minutes / MINUTES_PER_DAY)
  return `${dateText(day)}T${clockText(minutes - day * MINUTES_PER_DAY)}:00.000Z`
}
