import type { CivilDate } from '#shared/core/civil-date.ts'
import { currentLanguage } from './i18n.ts'

/** A range of civil days in the language's format: «21–23 November»; a single day as itself. */
export function formatDateRange(
  first: CivilDate,
  last: CivilDate,
  options: Intl.DateTimeFormatOptions,
): string {
  const format = new Intl.DateTimeFormat(currentLanguage().locale, {
    ...options,
    calendar: 'gregory',
    timeZone: 'UTC',
  })
  return format.formatRange(noonOf(first), noonOf(last))
}

const noonOf = ({ year, month, day }: CivilDate) => Date.UTC(year, month - 1, day, 12)
