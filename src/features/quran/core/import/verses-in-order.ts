import { placeOfVerse, verseTotal } from '../index.ts'
import type { FoundVerse } from './found-verses.ts'
import type { ReadingProblem } from './reading-problem.ts'

interface CountedText {
  readonly text: string
  readonly line: number
}

/**
 * Gives the verses of a format that does not number them their places, first to last. When there are more or fewer
 * than the Quran has, the lines from where it shows are named; which one is missing cannot be known.
 */
export function versesInOrder(texts: readonly CountedText[]): {
  verses: FoundVerse[]
  problems: ReadingProblem[]
  placesAreSaid: boolean
} {
  const verses = texts
    .slice(0, verseTotal)
    .map(({ text, line }, index) => ({ text, line, place: placeOfVerse(index + 1) }))
  const problems = [...countProblem(texts), ...repetitions(texts)]
  return { verses, problems, placesAreSaid: problems.length > 0 }
}

function countProblem(texts: readonly CountedText[]): ReadingProblem[] {
  const count = texts.length
  if (count === verseTotal) return []
  const extra = texts[verseTotal]
  if (extra) {
    const what = `this is more than the ${verseTotal} verses: the file has ${count}, ${count - verseTotal} too many.`
    return [{ line: extra.line, what }]
  }
  const what =
    `the file ends here with ${count} verses, ${verseTotal - count} too few. ` +
    'Nothing in this format says which; the format with numbers (`sura|aya|text`) would.'
  return [{ line: texts.at(-1)?.line ?? 1, what }]
}

/** Where there are too many, a line that was pasted twice is the likely reason; else verses may well be alike. */
function repetitions(texts: readonly CountedText[]): ReadingProblem[] {
  if (texts.length <= verseTotal) return []
  return texts.flatMap(({ text, line }, index) => {
    const before = texts[index - 1]
    return before && text !== '' && before.text === text
      ? [{ line, what: `this is the same text as on line ${before.line}; it may be the one too many.` }]
      : []
  })
}
