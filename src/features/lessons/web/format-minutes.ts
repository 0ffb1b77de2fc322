import { formatNumber } from '#shared/web/i18n/format.ts'

/** A length in minutes: “8 min”. */
export const formatMinutes = (minutes: number): string =>
  formatNumber(minutes, { style: 'unit', unit: 'minute', unitDisplay: 'short' })
