import { expect, it } from 'vitest'
import type { LanguageCode } from '#shared/core/languages.ts'
import { loadMessages } from '#shared/web/testing/render-page.tsx'
import type { Currency } from '../core/currencies.ts'
import { formatMoney } from './format-money.ts'

it.each<[LanguageCode, Currency, string]>([
  ['en', 'INR', '₹12,34,567.00'],
  ['en', 'USD', '$1,234,567.00'],
  // With the decimal sign and the digits of the page, not those of the currency’s country.
  ['es', 'USD', '1.234.567,00 US$'],
  ['ur', 'INR', '\u2066₹1,234,567.00\u2069'],
])('is written in %s and %s by the habits of both', async (language, currency, text) => {
  await loadMessages(language)
  expect(formatMoney(123_456_700, currency).replaceAll('\u00a0', ' ')).toBe(text)
})
