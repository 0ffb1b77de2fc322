import { describe, expect, it } from 'vitest'
import { parseTypedNumber } from './parse-typed-number.ts'

describe('a typed number', () => {
  it.each([
    ['18', 18],
    [' 18.5 ', 18.5],
    ['18,5', 18.5],
    ['١٨٫٥', 18.5],
    ['۱۵', 15],
    ['', undefined],
    ['4.9', 'wrong'],
    ['26', 'wrong'],
    ['abc', 'wrong'],
    ['1e1', 'wrong'],
    ['18.555', 'wrong'],
  ])('«%s» is %s', (text, value) => {
    expect(parseTypedNumber(text, [5, 25], false)).toBe(value)
  })

  it('is a whole number, positive or negative, if required', () => {
    expect(parseTypedNumber('−3', [-60, 60], true)).toBe(-3)
    expect(parseTypedNumber('+3', [-60, 60], true)).toBe(3)
    expect(parseTypedNumber('2.5', [-60, 60], true)).toBe('wrong')
    expect(parseTypedNumber('-61', [-60, 60], true)).toBe('wrong')
  })
})
