import { currentLanguage } from '#shared/web/i18n/i18n.ts'
import { type Weekday, weekdays } from '../../core/opening-week.ts'

/** A Monday. */
const FIRST_MS = Date.UTC(2024, 0, 1)
const DAY_MS = 86_400_000

/** The name of a weekday in the language of the interface. */
export const formatWeekday = (day: Weekday): string =>
  new Intl.DateTimeFormat(currentLanguage().locale, { weekday: 'long', timeZone: 'UTC' }).format(
    FIRST_MS + weekdays.indexOf(day) * DAY_MS,
  )
