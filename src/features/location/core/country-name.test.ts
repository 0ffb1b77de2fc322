import { expect, test } from 'vitest'
import { countryName } from './country-name.ts'

test('gives common English names', () => {
  expect(countryName('SA')).toBe('Saudi Arabia')
  expect(countryName('TR')).toBe('Türkiye')
  expect(countryName('PS')).toBe('Palestine')
  expect(countryName('HK')).toBe('Hong Kong')
})

test('gives names in other languages', () => {
  expect(countryName('SA', 'ar')).toBe('المملكة العربية السعودية')
  expect(countryName('DE', 'fr')).toBe('Allemagne')
})

test('returns an unknown code unchanged', () => {
  expect(countryName('')).toBe('')
  expect(countryName('xx!')).toBe('xx!')
  expect(countryName('QQ')).toBe('QQ')
})
