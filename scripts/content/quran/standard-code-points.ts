/**
 * The source writes the three open tanwin marks with the code points of the King Fahd Complex fonts. Unicode
 * has had its own since 6.1, and standard fonts draw the old ones as other marks. The rest of the text is
 * unchanged.
 */
const standard: Readonly<Record<string, string>> = {
  '\u0657': '\u08f0', // open fathatan
  '\u065e': '\u08f1', // open dammatan
  '\u0656': '\u08f2', // open kasratan
}

/** The verse with Unicode's open tanwin marks; every other code point is unchanged. */
export function standardCodePoints(text: string): string {
  return text.replaceAll(/[\u0656\u0657\u065e]/g, (mark) => standard[mark] ?? mark)
}
