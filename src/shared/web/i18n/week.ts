import type { CivilDate } from '#shared/core/civil-date.ts'
import { formatDate } from './format.ts'
import { currentLanguage } from './i18n.ts'

const MONDAY = 1

interface LocaleWithWeek extends Intl.Locale {
  getWeekInfo?: () => { readonly firstDay: number }
  readonly weekInfo?: { readonly firstDay: number }
}

/** The first day of the week where the page's language is spoken; 1 is Monday. */
export function firstWeekday(): number {
  const locale: LocaleWithWeek = new Intl.Locale(currentLanguage().locale)
  return (locale.getWeekInfo?.() ?? locale.weekInfo)?.firstDay ?? MONDAY
}

/** The seven weekdays from the first one, with their names. */
export function weekdays(): readonly {
  /** 1 is Monday. */
  readonly number: number
  readonly long: string
  readonly short: string
  readonly narrow: string
}[] {
  return Array.from({ length: 7 }, (_, index) => {
    // The first of January 2024 was a Monday.
    const day: CivilDate = { year: 2024, month: 1, day: firstWeekday() + index }
    const named = (weekday: 'long' | 'short' | 'narrow') => formatDate(day, { weekday })
    const number = ((firstWeekday() + index - 1) % 7) + 1
    return { number, long: named('long'), short: named('short'), narrow: named('narrow') }
  })
}
