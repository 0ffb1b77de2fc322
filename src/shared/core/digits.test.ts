import { expect, test } from 'vitest'
import { inDigits, numberingSystemOf } from './digits.ts'
import { languages } from './languages.ts'

test.each(languages.map(({ locale }) => locale))('writes the digits of %s like the platform', (locale) => {
  const platform = new Intl.NumberFormat(locale, { useGrouping: false }).format(1234567890)
  expect(inDigits('1234567890', numberingSystemOf(locale))).toBe(platform)
})

test('changes only digits', () => {
  expect(inDigits('17:05 (+1)', 'arab')).toBe('١٧:٠٥ (+١)')
  expect(numberingSystemOf('en-u-nu-nothing')).toBeUndefined()
})
