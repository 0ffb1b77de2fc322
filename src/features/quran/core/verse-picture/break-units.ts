/**
 * The pieces of a text after which a line may end; together they are the text. Lines end after spaces, and where a
 * language is written without them, between its words.
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
