import { currentLanguage } from '#shared/web/i18n/i18n.ts'

/** An amount of US cents in dollars: `$15`, `$12.50`. */
export const formatDollars = (cents: number): string =>
  new Intl.NumberFormat(currentLanguage().locale, {
    style: 'currency',
    currency: 'USD',
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: cents % 100 === 0 ? 0 : 2,
    maximumFractionDigits: 2,
  }).format(cents / 100)
