import { formatDate, formatNumber } from '#shared/web/i18n/format.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import type { CalendarDay } from '../../core/index.ts'
import type { TimetableSpan } from './timetable-span.ts'

const plain = { useGrouping: false }

/** «November 2026», or «2026». */
export function formatTimetableSpan({ year, month }: TimetableSpan): string {
  if (month === undefined) return formatNumber(year, plain)
  return formatDate({ year, month, day: 1 }, { month: 'long', year: 'numeric' })
}

/** «Rajab 1448». */
export function formatHijriMonth({ year, month }: { readonly year: number; readonly month: number }): string {
  return t('timetables:hijriMonth', {
    month: t(`hijri-calendar:months.${month}`),
    year: formatNumber(year, plain),
  })
}

/** The first and last Hijri month of the days; `undefined` outside that calendar's table. */
export function formatHijriMonths(days: readonly CalendarDay[]): string | undefined {
  const [first, last] = [days[0]?.hijri, days.at(-1)?.hijri]
  if (!first || !last) return undefined
  const [from, until] = [formatHijriMonth(first), formatHijriMonth(last)]
  return from === until ? from : t('timetables:hijriSpan', { first: from, last: until })
}
