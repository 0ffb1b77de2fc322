/** Zero in each script of digits that may be typed. */
const ZEROS = [0x660, 0x6f0, 0x966, 0x9e6]

/**
 * The number in a text, in any digits and with either decimal sign; `undefined` for an empty field, `'wrong'`
 * for anything else and for numbers outside `range`.
 */
export function parseTypedNumber(
  text: string,
  [least, most]: readonly [number, number],
  whole: boolean,
): number | undefined | 'wrong' {
  const plain = [...text.trim()].map(asciiOf).join('')
  if (plain === '') return undefined
  if (!/^[+-]?\d{1,3}(\.\d{1,2})?$/.test(plain)) return 'wrong'
  const value = Number(plain)
  if (value < least || value > most || (whole && !Number.isInteger(value))) return 'wrong'
  return value
}

function asciiOf(letter: string): string {
  if (/[−–\u2010]/.test(letter)) return '-'
  if (/[,٫]/.test(letter)) return '.'
  if (/[\u200e\u200f\u061c]/.test(letter)) return ''
  const code = letter.codePointAt(0) ?? 0
  const zero = ZEROS.find((each) => code >= each && code <= each + 9)
  return zero === undefined ? letter : String(code - zero)
}
