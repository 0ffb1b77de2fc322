import { formatNumber, savedFormat } from '#shared/web/i18n/format.ts'
import { currentLanguage } from '#shared/web/i18n/i18n.ts'
import { type Currency, MONEY_DECIMALS } from '../core/currencies.ts'
import { decimalText } from '../core/decimal.ts'
import { GRAM_DECIMALS } from '../core/metal-piece.ts'
import { PRICE_DECIMALS } from '../core/nisab.ts'

/** A country that uses the currency, whose habits its amounts follow: digits in lakhs, the place of the sign. */
const countries: Readonly<Record<Currency, string>> = {
  USD: 'US',
  EUR: 'IE',
  GBP: 'GB',
  SAR: 'SA',
  AED: 'AE',
  PKR: 'PK',
  INR: 'IN',
  MYR: 'MY',
}

/** Keeps “US$” together between Arabic digits. */
const LATIN_SIGN = /[A-Za-z]/
/** After Urdu letters, a browser would put “$” on the other side of these. */
const LATIN_DIGIT = /[0-9]/
const isolated = (text: string) => `\u2066${text}\u2069`

const moneyFormat = (currency: Currency, decimals: number): Intl.NumberFormat =>
  savedFormat(`money ${currency} ${decimals}`, (locale) => {
    const { language, numberingSystem } = new Intl.Locale(locale)
    const region = countries[currency]
    const regional = new Intl.Locale(language, { region, ...(numberingSystem && { numberingSystem }) })
    // Spanish has another decimal sign in some countries than in the page's fields.
    const isReadAlike = decimalSign(regional) === decimalSign(locale)
    return new Intl.NumberFormat(isReadAlike ? regional : locale, {
      style: 'currency',
      currency,
      // Some platforms leave out the decimals of rupees.
      minimumFractionDigits: MONEY_DECIMALS,
      maximumFractionDigits: decimals,
    })
  })

const decimalSign = (locale: Intl.LocalesArgument) =>
  new Intl.NumberFormat(locale).formatToParts(0.5).find(({ type }) => type === 'decimal')?.value

function format(value: number, currency: Currency, decimals: number): string {
  const parts = moneyFormat(currency, decimals).formatToParts(decimalText(value, decimals))
  const isRtl = currentLanguage().direction === 'rtl'
  const text = parts
    .map((part) =>
      isRtl && part.type === 'currency' && LATIN_SIGN.test(part.value) ? isolated(part.value) : part.value,
    )
    .join('')
  return isRtl && LATIN_DIGIT.test(text) ? isolated(text) : text
}

/** An amount in the smallest unit, in the page's language and the currency's own format. */
export const formatMoney = (amount: number, currency: Currency): string =>
  format(amount, currency, MONEY_DECIMALS)

/** A price per gram in ten-thousandths, with the decimals that it needs. */
export const formatPrice = (price: number, currency: Currency): string =>
  format(price, currency, PRICE_DECIMALS)

/** The sign of the currency, or its code if it has none. */
export const currencySign = (currency: Currency): string =>
  moneyFormat(currency, MONEY_DECIMALS)
    .formatToParts(0)
    .find(({ type }) => type === 'currency')?.value ?? currency

/** A weight in milligrams as grams, or in grams as kilograms. */
export const formatThousandths = (weight: number): string =>
  formatNumber(decimalText(weight, GRAM_DECIMALS), { maximumFractionDigits: GRAM_DECIMALS })

/** The currency's name in the page's language. */
export const currencyName = (currency: Currency): string =>
  new Intl.DisplayNames(currentLanguage().locale, { type: 'currency' }).of(currency) ?? currency
