import { parseCivilDate } from '#shared/core/civil-date.ts'
import { type LanguageCode, languages } from '#shared/core/languages.ts'
import { formatDate, formatNumber } from '#shared/web/i18n/format.ts'
import { currentLanguage, t } from '#shared/web/i18n/i18n.ts'

/** The day of publication in the Gregorian calendar. */
export function publishedOn(day: string): string {
  const date = parseCivilDate(day)
  return date ? formatDate(date, { day: 'numeric', month: 'long', year: 'numeric' }) : day
}

/** A count of `articles:<key>`, such as views. */
export const counted = (key: 'views' | 'likes' | 'readTime' | 'moreTags', count: number): string =>
  t(`articles:${key}`, { count, number: formatNumber(count) })

/** Attributes of a text that isn’t in the interface’s language. */
export function textAttributes(code: LanguageCode) {
  const language = languages.find((each) => each.code === code)
  return !language || code === currentLanguage().code ? {} : { lang: code, dir: language.direction }
}
