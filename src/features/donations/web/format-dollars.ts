import { formatNumber } from '#shared/web/i18n/format.ts'
import { currentLanguage } from '#shared/web/i18n/i18n.ts'

/** An amount of US cents in dollars: `$15`, `$12.50`; in words where the sign would run against the text. */
export const formatDollars = (cents: number): string =>
  formatNumber(cents / 100, {
    style: 'currency',
    currency: 'USD',
    currencyDisplay: currentLanguage().direction === 'rtl' ? 'name' : 'narrowSymbol',
    minimumFractionDigits: cents % 100 === 0 ? 0 : 2,
    maximumFractionDigits: 2,
  })
