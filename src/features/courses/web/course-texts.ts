import { languageOf } from '#shared/core/languages.ts'
import { formatNumber } from '#shared/web/i18n/format.ts'
import { currentLanguage, t } from '#shared/web/i18n/i18n.ts'
import type { CourseAnswer } from '../core/courses.contract.ts'

const HOUR = 60

/** A length in hours and minutes: “1 hr 20 min”, “35 min”. */
export function formatLength(minutes: number): string {
  const hours = Math.floor(minutes / HOUR)
  const rest = minutes % HOUR
  const inUnit = (value: number, unit: 'hour' | 'minute') =>
    formatNumber(value, { style: 'unit', unit, unitDisplay: 'short' })
  return [hours > 0 && inUnit(hours, 'hour'), (rest > 0 || hours === 0) && inUnit(rest, 'minute')]
    .filter(Boolean)
    .join(' ')
}

/** `lang` and `dir` of a course’s texts, if the page has another language. */
export function courseLang({ language }: Pick<CourseAnswer, 'language'>): {
  readonly lang?: string
  readonly dir?: 'ltr' | 'rtl'
} {
  if (language === currentLanguage().code) return {}
  return { lang: language, dir: languageOf(language)?.direction ?? 'ltr' }
}

export const isFree = ({ price }: Pick<CourseAnswer, 'price'>): boolean => Number(price) === 0

/** “3 of 12 parts finished” */
export const progressText = ({ done, all }: { readonly done: number; readonly all: number }): string =>
  t('courses:progress', { done: formatNumber(done), all: formatNumber(all) })

/** A rating with one decimal: “4.5”. */
export const formatRating = (rating: number): string =>
  formatNumber(rating, { minimumFractionDigits: 1, maximumFractionDigits: 1 })

/** A price in US dollars. */
export const formatPrice = ({ price }: Pick<CourseAnswer, 'price'>): string =>
  formatNumber(Number(price), { style: 'currency', currency: 'USD' })
