/** Zero in each script of digits that an interface language uses. */
const zeros = [0x30, 0x660, 0x6f0, 0x966, 0x9e6, 0xd66]

/** The whole number in a text, in the digits of any interface language; `undefined` for anything else. */
export function parseWholeNumber(text: string): number | undefined {
  const digits = [...text.trim()].map((letter) => {
    const code = letter.codePointAt(0) ?? 0
    const zero = zeros.find((start) => code >= start && code < start + 10)
    return zero === undefined ? Number.NaN : code - zero
  })
  if (digits.length === 0 || digits.length > 5 || digits.some(Number.isNaN)) return undefined
  return Number(digits.join(''))
}
