import { formatNumber } from '#shared/web/i18n/format.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import type { HijriDay } from '../core/index.ts'

const plain = { useGrouping: false }

/** A Hijri day as text: «28 Jumada al-Ula 1448». */
export function formatHijriDay({ year, month, day }: HijriDay): string {
  return t('hijri-calendar:date', {
    day: formatNumber(day, plain),
    month: t(`hijri-calendar:months.${month}`),
    year: formatNumber(year, plain),
  })
}

/** The days of an event as text, without the year: «13–15 Rajab». */
export function formatHijriDays(first: HijriDay, last: HijriDay): string {
  const month = t(`hijri-calendar:months.${first.month}`)
  const day = formatNumber(first.day, plain)
  return first.day === last.day
    ? t('hijri-calendar:dayAndMonth', { day, month })
    : t('hijri-calendar:daysAndMonth', { first: day, last: formatNumber(last.day, plain), month })
}

/** The time until a day: «today», «in 48 days». */
export const formatDaysUntil = (days: number): string =>
  t('hijri-calendar:inDays', { count: days, days: formatNumber(days, plain) })
