import { formatNumber } from '#shared/web/i18n/format.ts'

/** Whole degrees with their sign, in the language’s own digits; 360° is 0°. */
export const degrees = (value: number): string =>
  `${formatNumber(Math.round(value) % 360, { maximumFractionDigits: 0 })}°`
