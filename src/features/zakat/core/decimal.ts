import { asciiDigits } from '#shared/core/ascii-digits.ts'

/** Spaces, apostrophes and the Arabic thousands separator, which group digits in every language. */
const GROUPING = /[\s'’٬]/gu

/**
 * A decimal number as a person types it, as a whole number of its smallest unit: “1,234.5” with two decimals is
 * 123,450. It may have digits of any script, grouping, and a point or comma before the decimals. A single point or comma
 * that isn't `decimalSign` and has three digits after it groups thousands. `undefined` if the text is not such a number, is
 * negative, or has more decimals than `decimals`; no binary fractions are involved.
 */
export function parseDecimal(text: string, decimals: number, decimalSign: '.' | ','): number | undefined {
  const plain = asciiDigits(text).replaceAll(GROUPING, '').replaceAll('٫', '.').replaceAll('،', ',')
  const parts = partsOf(plain, decimalSign)
  if (!parts || !/^\d{1,15}$/.test(parts.whole) || parts.fraction.length > decimals) return undefined
  const value = Number(parts.whole + parts.fraction.padEnd(decimals, '0'))
  return Number.isSafeInteger(value) ? value : undefined
}

function partsOf(text: string, decimalSign: '.' | ','): { whole: string; fraction: string } | undefined {
  if (!/^\d*[\d.,]*$/.test(text) || !/\d/.test(text)) return undefined
  const signs = text.replaceAll(/\d/g, '')
  const last = signs.at(-1)
  if (last === undefined) return { whole: text, fraction: '' }
  const at = text.lastIndexOf(last)
  const isRepeated = signs.length > 1 && signs === last.repeat(signs.length)
  const isGroup = last !== decimalSign && /^[1-9]\d{0,2}$/.test(text.slice(0, at)) && text.length - at === 4
  if (isRepeated || (signs.length === 1 && isGroup)) return grouped(text, last, '')
  // The last sign comes before the decimals, all others group.
  const other = signs.length > 1 ? signs[0] : undefined
  if (other !== undefined && signs !== other.repeat(signs.length - 1) + last) return undefined
  return grouped(text.slice(0, at), other, text.slice(at + 1))
}

/** The whole part without the signs between its groups of digits. */
function grouped(whole: string, sign: string | undefined, fraction: string) {
  if (sign === undefined) return { whole: whole || '0', fraction }
  const [first = '', ...others] = whole.split(sign)
  // Groups have three digits, or two in South Asia (12,34,567).
  const isGrouped = /^\d{1,3}$/.test(first) && others.every((group) => /^\d{2,3}$/.test(group))
  return isGrouped && others.at(-1)?.length === 3 ? { whole: first + others.join(''), fraction } : undefined
}

/** The number in ASCII digits with a point: 123,450 with two decimals is “1234.50”. For `Intl` and for files. */
export function decimalText(value: number, decimals: number): `${number}` {
  const digits = String(value).padStart(decimals + 1, '0')
  const at = digits.length - decimals
  return `${digits.slice(0, at)}${decimals > 0 ? '.' : ''}${digits.slice(at)}` as `${number}`
}

/** `value` × `times` ÷ `by`, rounded to a whole number, a half up; exact for all safe integers that are not negative. */
export function scaled(value: number, times: number, by: number): number {
  const [product, divisor] = [BigInt(value) * BigInt(times), BigInt(by)]
  return Number((product * 2n + divisor) / (divisor * 2n))
}
