import { parseCivilDate } from '#shared/core/civil-date.ts'
import { formatDate, formatNumber } from '#shared/web/i18n/format.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import type { AdminTimetable } from '../../core/timetables-admin.contract.ts'

const COORDINATE = { maximumFractionDigits: 4 }

/** `51.507, −0.128` */
export const formatCoordinates = ({ latitude, longitude }: AdminTimetable): string =>
  [latitude, longitude].map((degrees) => formatNumber(degrees, COORDINATE)).join(t('shell:comma'))

/** The distance within which a timetable applies. */
export const formatArea = ({ radiusKm }: AdminTimetable): string =>
  formatNumber(radiusKm, { style: 'unit', unit: 'kilometer', maximumFractionDigits: 1 })

/** A day in a table. */
export function formatListedDay(day: string): string {
  const date = parseCivilDate(day)
  return date ? formatDate(date, { day: 'numeric', month: 'short', year: 'numeric' }) : day
}
