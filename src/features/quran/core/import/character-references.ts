const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
}
const reference = /&(?:#(\d{1,7})|#[xX]([\da-fA-F]{1,6})|([a-z]{2,4}));/g
const LAST_CODE_POINT = 0x10ffff

/** Decodes references such as `&amp;` and `&#8217;` once; unknown ones stay. */
export function decodeCharacterReferences(text: string): string {
  return text.replaceAll(reference, (whole, decimal, hexadecimal, name) => {
    if (name !== undefined) return named[name] ?? whole
    const code = decimal === undefined ? Number.parseInt(hexadecimal, 16) : Number(decimal)
    return code <= LAST_CODE_POINT ? String.fromCodePoint(code) : whole
  })
}
