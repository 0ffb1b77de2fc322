import { inDigits, numberingSystemOf } from './digits.ts'

/** A time of day, `HH:MM`, 24 hours. */
export const CLOCK_TIME = /^([01]\d|2[0-3]):[0-5]\d$/

const formats = new Map<string, Intl.DateTimeFormat>()

/**
 * A time of day (`HH:MM`, 24 hours) in a language: on a 12-hour clock with its words for the halves of the
 * day (CLDR) and without line breaks, else in the language's digits. Throws `RangeError` for an invalid time.
 */
export function formatClockTime(time: string, locale: string, isHour12: boolean): string {
  if (!isHour12) return inDigits(time, numberingSystemOf(locale))
  const format =
    formats.get(locale) ??
    new Intl.DateTimeFormat(locale, {
      hour: 'numeric',
      minute: '2-digit',
      hourCycle: 'h12',
      timeZone: 'UTC',
    })
  formats.set(locale, format)
  const text = format.format(Date.parse(`2000-01-01T${time}Z`)).replace(/\s/g, '\u00a0')
  return keepHalfAfterTime(text, locale)
}

/**
 * Isolates the times in `text` with their AM or PM. Urdu has them in Latin letters, and in a line from right to left
 * they would come before the time.
 */
export const keepHalfAfterTime = (text: string, locale: string): string =>
  locale.startsWith('ur') ? text.replace(/\d+:\d+\s[AP]M/, '\u2066$&\u2069') : text

const habits = new Map<string, boolean>()

/** Whether this language (`ar`) usually has 12-hour clocks in this region (`EG`), by CLDR. */
export function isHour12In(language: string, region: string | undefined): boolean {
  const locale = region ? `${language}-${region}` : language
  const habit =
    habits.get(locale) ??
    new Intl.DateTimeFormat(locale, { hour: 'numeric' }).resolvedOptions().hour12 === true
  habits.set(locale, habit)
  return habit
}
