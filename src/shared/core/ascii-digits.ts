/** Code points of zero in the numbering systems that people here type in: Arabic, Persian, Indian scripts. */
const ZEROS = [0x660, 0x6f0, 0x966, 0x9e6, 0xa66, 0xae6, 0xbe6, 0xc66, 0xce6, 0xd66, 0xff10]
const DIGIT = /\p{Nd}/gu

/** The text with the digits of other scripts as those of ASCII. */
export function asciiDigits(text: string): string {
  return text.replaceAll(DIGIT, (digit) => {
    const code = digit.codePointAt(0) ?? 0
    const zero = ZEROS.find((start) => code >= start && code < start + 10)
    return zero === undefined ? digit : String(code - zero)
  })
}
