import { asciiDigits } from '#shared/core/ascii-digits.ts'

/** Amounts offered at once, in US dollars. */
export const DONATION_PRESETS = [5, 15, 25, 50] as const

/** Least and most of one donation, in US cents. */
export const DONATION_CENTS = { min: 100, max: 50_000 } as const

/**
 * The cents of an amount typed in US dollars, with a dot or a comma and two decimals at most, in the digits of any
 * script. Returns `undefined` when it isn’t an amount from 1 to 500.
 */
export function centsTyped(text: string): number | undefined {
  const digits = asciiDigits(text.trim()).replace(/[,٫]/, '.')
  const [, whole, decimals = ''] = /^(\d{1,3})(?:\.(\d{0,2}))?$/.exec(digits) ?? []
  if (whole === undefined) return undefined
  const cents = Number(whole) * 100 + Number(decimals.padEnd(2, '0'))
  return cents >= DONATION_CENTS.min && cents <= DONATION_CENTS.max ? cents : undefined
}
