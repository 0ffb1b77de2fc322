import { civilDateOfDayNumber, formatCivilDate } from '#shared/core/civil-date.ts'
import { rememberedByDay, rememberedByNumber } from './remembered-by-number.ts'

const MS_PER_MINUTE = 60_000
const MINUTES_PER_DAY = 1440

/** The day with this number since 1970 as `YYYY-MM-DD`. */
export const dateText = rememberedByDay((day) => formatCivilDate(civilDateOfDayNumber(day)))

const twoDigits = Array.from({ length: 60 }, (_, value) => String(value).padStart(2, '0'))

/** A whole minute of the day, from 0 to 1439, as `HH:MM`. */
export const clockText = (minute: number) => `${twoDigits[Math.floor(minute / 60)]}:${twoDigits[minute % 60]}`

/** An instant on a whole minute as `Date.toISOString` writes it, which takes several times as long. */
export const instantText = (instant: number) => minuteText(instant / MS_PER_MINUTE)

/** More minutes than five days have. */
const MINUTES = 8192

const minuteText = rememberedByNumber(MINUTES, (minute) => {
  const day = Math.floor(minute / MINUTES_PER_DAY)
  return `${dateText(day)}T${clockText(minute - day * MINUTES_PER_DAY)}:00.000Z`
})
