/**
 * Splits a text into pieces after which a line can end: after spaces, and between words in scripts without spaces. The
 * pieces joined are the text.
 */
export function breakUnits(text: string, language: string): readonly string[] {
  return text
    .split(/(?<=[ \n])/)
    .flatMap((piece) => (withoutSpaces.test(piece) ? words(piece, language) : piece))
}

const withoutSpaces = /[\p{Script=Han}\p{Script=Thai}\p{Script=Hiragana}]/u
const notFirst = /^[\p{P}\p{M} \n]/u

function words(piece: string, language: string): readonly string[] {
  const units: string[] = []
  for (const { segment } of new Intl.Segmenter(language, { granularity: 'word' }).segment(piece)) {
    if (units.length > 0 && notFirst.test(segment)) units.push(`${units.pop()}${segment}`)
    else units.push(segment)
  }
  return units
}
