import { formatNumber } from '#shared/web/i18n/format.ts'

/** Whole degrees with their sign, in the language’s digits; 360° becomes 0°. */
export const degrees = (value: number): string =>
  `${formatNumber(Math.round(value) % 360, { maximumFractionDigits: 0 })}°`
