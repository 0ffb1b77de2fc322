import { asciiDigits } from '#shared/core/ascii-digits.ts'

/** The number that someone typed, in any digits; `null` for none. */
export function typedNumber(text: string): number | null {
  const digits = asciiDigits(text).replaceAll(/\D/g, '')
  return digits === '' ? null : Number(digits)
}
