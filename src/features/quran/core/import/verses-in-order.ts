import { placeOfVerse, verseTotal } from '../index.ts'
import type { ImportProblem } from './import-problem.ts'
import type { ParsedFile, ParsedVerse } from './parsed-file.ts'

interface TextLine {
  readonly text: string
  readonly line: number
}

/**
 * Numbers the verses of a format without numbers, from first to last. If there are too many or too few, the
 * problem names the line where the count goes wrong; the missing or extra verse itself cannot be known.
 */
export function versesInOrder(texts: readonly TextLine[]): Omit<ParsedFile, 'format'> {
  const verses: ParsedVerse[] = texts
    .slice(0, verseTotal)
    .map(({ text, line }, index) => ({ text, line, place: placeOfVerse(index + 1) }))
  const problems = [...wrongCount(texts), ...repeatedLines(texts)]
  return { verses, problems, placesReported: problems.length > 0 }
}

function wrongCount(texts: readonly TextLine[]): ImportProblem[] {
  const count = texts.length
  if (count === verseTotal) return []
  const extra = texts[verseTotal]
  if (extra) {
    const values = { total: verseTotal, count, extra: count - verseTotal }
    return [{ line: extra.line, code: 'too_many_verses', values }]
  }
  const values = { count, missing: verseTotal - count }
  return [{ line: texts.at(-1)?.line ?? 1, code: 'too_few_verses', values }]
}

/** Verses may repeat each other, but if there are too many, a line was probably pasted twice. */
function repeatedLines(texts: readonly TextLine[]): ImportProblem[] {
  if (texts.length <= verseTotal) return []
  return texts.flatMap(({ text, line }, index) => {
    const before = texts[index - 1]
    return before && text !== '' && before.text === text
      ? [{ line, code: 'repeated_line' as const, values: { first: before.line } }]
      : []
  })
}
