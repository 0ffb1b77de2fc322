/** Code points of zero in the numbering systems of the interface, by their Unicode names (CLDR `nu`). */
const zeros = { arab: 0x660, arabext: 0x6f0, beng: 0x9e6 } as const

export type NumberingSystem = keyof typeof zeros

/** The text with its ASCII digits in another numbering system; unchanged without one. */
export function inDigits(text: string, system: NumberingSystem | undefined): string {
  if (!system) return text
  return text.replaceAll(/[0-9]/g, (digit) => String.fromCodePoint(zeros[system] + Number(digit)))
}

/** The numbering system in a locale (`ar-u-nu-arab`); `undefined` for ASCII digits. */
export function numberingSystemOf(locale: string): NumberingSystem | undefined {
  const name = /-u-nu-(\w+)/.exec(locale)?.[1]
  return name !== undefined && name in zeros ? (name as NumberingSystem) : undefined
}
