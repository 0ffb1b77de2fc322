import { assert, constantFrom, integer, property } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decimalText, parseDecimal, scaled } from './decimal.ts'

describe('a decimal number as it is typed', () => {
  it.each([
    ['1234.5', 123_450],
    ['1,234.50', 123_450],
    ['1.234,50', 123_450],
    ['12,34,567.89', 123_456_789],
    ['1 234,5', 123_450],
    ['1’234.5', 123_450],
    ['١٬٢٣٤٫٥٠', 123_450],
    ['۱۲۳', 12_300],
    ['1,234', 123_400],
    ['1,234,567', 123_456_700],
    ['.5', 50],
    ['5.', 500],
    ['0', 0],
    [' 7 ', 700],
  ])('is read: %s', (text, units) => expect(parseDecimal(text, 2, '.')).toBe(units))

  it.each([
    '',
    ' ',
    '-1',
    '1e3',
    'abc',
    '1.234',
    '1.2.3',
    '1,23,4.5',
    '12,3456',
    '0x10',
    '1.2,3.4',
    '9'.repeat(16),
  ])('is rejected: “%s”', (text) => expect(parseDecimal(text, 2, '.')).toBeUndefined())

  it('takes a single sign with three digits after it by the language', () => {
    expect(parseDecimal('1.234', 2, ',')).toBe(123_400)
    expect(parseDecimal('1.234', 4, '.')).toBe(12_340)
    expect(parseDecimal('0,785', 4, '.')).toBe(7850)
  })

  it('comes back from its own text', () =>
    assert(
      property(integer({ min: 0, max: 10 ** 13 }), constantFrom(0, 2, 3, 4), (value, decimals) => {
        expect(parseDecimal(decimalText(value, decimals), decimals, '.')).toBe(value)
      }),
    ))

  it('is written with all its decimals', () => {
    expect(decimalText(5, 2)).toBe('0.05')
    expect(decimalText(123_450, 2)).toBe('1234.50')
    expect(decimalText(7, 0)).toBe('7')
  })
})

it('scales without binary fractions', () => {
  expect(scaled(10 ** 13, 10 ** 9, 10 ** 9)).toBe(10 ** 13)
  expect(scaled(1, 1, 2)).toBe(1)
  expect(scaled(1, 1, 3)).toBe(0)
})
