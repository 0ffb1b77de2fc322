import type { CivilDate } from '#shared/core/civil-date.ts'
import { inDigits, numberingSystemOf } from '#shared/core/digits.ts'
import { currentLanguage, t } from './i18n.ts'

const formats = new Map<string, Intl.NumberFormat | Intl.DateTimeFormat>()

/** The format of a key in the page's language, made once. */
export function savedFormat<F extends Intl.NumberFormat | Intl.DateTimeFormat>(
  key: string,
  make: (locale: string) => F,
): F {
  const { locale } = currentLanguage()
  const found = formats.get(locale + key) as F | undefined
  if (found) return found
  const made = make(locale)
  formats.set(locale + key, made)
  return made
}

/** A number in the language's own digits; a decimal text without loss. */
export function formatNumber(value: number | `${number}`, options: Intl.NumberFormatOptions = {}): string {
  return savedFormat(
    `n${JSON.stringify(options)}`,
    (locale) => new Intl.NumberFormat(locale, options),
  ).format(value)
}

/** A civil date as text, independent of zones. */
export function formatDate(
  date: CivilDate,
  options: Intl.DateTimeFormatOptions = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
): string {
  const format = savedFormat(
    `d${JSON.stringify(options)}`,
    (locale) => new Intl.DateTimeFormat(locale, { ...options, calendar: 'gregory', timeZone: 'UTC' }),
  )
  return format.format(Date.UTC(date.year, date.month - 1, date.day))
}

/** A city by its English name in the page's language; unchanged if the language has no name of its own. */
export const cityName = (name: string): string => t(`cities:${name}`)

/** A country by its ISO code in the page's language; `undefined` for an unknown code. */
export function countryName(code: string): string | undefined {
  try {
    return new Intl.DisplayNames(currentLanguage().locale, { type: 'region', fallback: 'none' }).of(code)
  } catch {
    return undefined
  }
}

/** A language by its code in the page's language: `fr` → “French”. */
export const languageName = (code: string): string =>
  new Intl.DisplayNames(currentLanguage().locale, { type: 'language' }).of(code) ?? code

/** The text with its digits in the language's own: a duration, a telephone number. Times of day: `format-clock.ts`. */
export function formatDigits(text: string): string {
  return inDigits(text, numberingSystemOf(currentLanguage().locale))
}

/**
 * A duration as `1:05:42`, in the language's own digits; hours are always included, so that the units are
 * clear.
 */
export function formatCountdown(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000))
  const two = (value: number) => String(value).padStart(2, '0')
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
  return formatDigits(`${h}:${two(m)}:${two(s)}`)
}

/** A list of names, each in its own direction (Unicode isolates); absent ones are left out. */
export function joinNames(...names: readonly (string | undefined)[]): string {
  return names
    .filter(Boolean)
    .map((name) => `\u2068${name}\u2069`)
    .join(t('shell:comma'))
}
