import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { passwordStrength, strengths } from './password-strength.ts'

describe('passwordStrength', () => {
  it.each([
    ['', 'too_short'],
    ['short', 'too_short'],
    ['aaaaaaaaaaaaaaaaaaaa', 'easy'],
    ['12345678901234567890', 'easy'],
    ['qwertyuiopasdfghjkl', 'easy'],
    ['abcabcabcabcabcabc', 'easy'],
    ['P@ssw0rd', 'easy'],
    ['blue kettle', 'fair'],
    ['kettle rain fox', 'good'],
    ['kettle rain fox lantern', 'strong'],
    ['قمر فوق النخيل والبحر', 'strong'],
  ] as const)('rates %j as %s', (password, strength) => expect(passwordStrength(password)).toBe(strength))

  it('discounts the person’s name and address', () => {
    expect(passwordStrength('maryam.khalil7')).toBe('good')
    expect(passwordStrength('maryam.khalil7', ['maryam.khalil@example.org'])).toBe('easy')
  })

  it('never drops when characters are appended', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (head, tail) => {
        expect(strengths.indexOf(passwordStrength(head + tail))).toBeGreaterThanOrEqual(
          strengths.indexOf(passwordStrength(head)),
        )
      }),
    )
  })
})
