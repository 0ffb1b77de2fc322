import { formatDate, formatNumber } from '#shared/web/i18n/format.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import type { EventDate, HistoryEvent } from '../core/index.ts'

const plain = { useGrouping: false }

/** A Gregorian or Julian date with its era: «13 March 624 CE», «about 571 CE». */
export function formatCivil(date: EventDate): string {
  return t('history:date.ce', { date: circa(date, civilText(date)) })
}

/** A Hijri date with its era: «17 Ramadan 2 AH», «about 53 BH». */
export function formatHijri(date: EventDate): string {
  return withHijriEra(date.year, circa(date, hijriText(date)))
}

/** A Hijri year with its era; before the Hijrah it is negative. */
export const formatHijriYear = (year: number): string =>
  withHijriEra(year, formatNumber(Math.abs(year), plain))

/** A year of the common era. */
export const formatCivilYear = (year: number): string =>
  t('history:date.ce', { date: formatNumber(year, plain) })

/** Both dates of an event in a line. */
export const formatBoth = ({ gregorian, hijri }: Pick<HistoryEvent, 'gregorian' | 'hijri'>): string =>
  t('history:date.both', { civil: formatCivil(gregorian), hijri: formatHijri(hijri) })

const circa = ({ circa }: EventDate, text: string) => (circa ? t('history:date.about', { date: text }) : text)

const withHijriEra = (year: number, date: string) =>
  t(year < 0 ? 'history:date.bh' : 'history:date.ah', { date })

function civilText({ year, month, day }: EventDate): string {
  if (month === undefined) return formatNumber(year, plain)
  return formatDate(
    { year, month, day: day ?? 1 },
    { year: 'numeric', month: 'long', ...(day !== undefined && { day: 'numeric' }) },
  )
}

function hijriText({ year, month, day }: EventDate): string {
  const years = formatNumber(Math.abs(year), plain)
  if (month === undefined) return years
  const name = t(`hijri-calendar:months.${month}`)
  if (day === undefined) return t('history:date.monthYear', { month: name, year: years })
  return t('hijri-calendar:date', { day: formatNumber(day, plain), month: name, year: years })
}
