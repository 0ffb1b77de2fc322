import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { centsTyped } from './donation-rules.ts'

describe('centsTyped', () => {
  it.each([
    ['1', 100],
    ['500', 50_000],
    ['12.5', 1250],
    ['12,50', 1250],
    [' 7. ', 700],
    ['٢٥', 2500],
    ['۱۲٫۵', 1250],
    ['৫০', 5000],
    ['१५', 1500],
  ])('reads %j as %i cents', (text, cents) => {
    expect(centsTyped(text)).toBe(cents)
  })

  it.each(['', '0', '0.99', '500.01', '501', '-5', '1e2', '5 5', '0x10', '1.234', 'NaN', '$5', '1,000'])(
    'refuses %j',
    (text) => {
      expect(centsTyped(text)).toBeUndefined()
    },
  )

  it('reads every amount from 1 to 500 dollars exactly', () => {
    fc.assert(
      fc.property(fc.integer({ min: 100, max: 50_000 }), (cents) => {
        expect(centsTyped((cents / 100).toFixed(2))).toBe(cents)
      }),
    )
  })
})
