import { currentLanguage } from '#shared/web/i18n/i18n.ts'

/** An amount of US cents in dollars: `$15`, `$12.50`; in words where the sign would run against the text. */
export const formatDollars = (cents: number): string =>
  new Intl.NumberFormat(currentLanguage().locale, {
    style: 'currency',
    currency: 'USD',
    currencyDisplay: currentLanguage().direction === 'rtl' ? 'name' : 'narrowSymbol',
    minimumFractionDigits: cents % 100 === 0 ? 0 : 2,
    maximumFractionDigits: 2,
  }).format(cents / 100)
