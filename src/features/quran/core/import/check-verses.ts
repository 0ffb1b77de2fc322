import { placeOfVerse, type VersePlace, verseCount, verseKey, verseNumber, verseTotal } from '../index.ts'
import type { FoundVerse } from './found-verses.ts'
import type { ReadingProblem } from './reading-problem.ts'

/** What is wrong with which verses there are: places that do not exist, twice, out of order, missing. */
export function placeProblems(verses: readonly FoundVerse[]): ReadingProblem[] {
  const problems: ReadingProblem[] = []
  const lines = new Map<number, number>()
  let last = 0
  for (const { place, line } of verses) {
    if (!exists(place)) {
      problems.push({ line, what: `there is no verse ${verseKey(place)}.` })
      continue
    }
    const number = verseNumber(place)
    const before = lines.get(number)
    if (before === undefined) {
      lines.set(number, line)
      if (number < last) {
        problems.push({ line, place, what: `it comes after ${verseKey(placeOfVerse(last))}.` })
      }
    } else {
      problems.push({ line, place, what: `it is a duplicate of line ${before}.` })
    }
    last = number
  }
  return [...problems, ...missing(lines)]
}

const exists = ({ surah, verse }: VersePlace) =>
  Number.isInteger(verse) && verse > 0 && verse <= verseCount(surah)

/** Each gap, with the line of the verse before it. */
function missing(lines: ReadonlyMap<number, number>): ReadingProblem[] {
  const problems: ReadingProblem[] = []
  for (let number = 1; number <= verseTotal; number++) {
    if (lines.has(number)) continue
    const first = number
    while (number < verseTotal && !lines.has(number + 1)) number++
    const place = placeOfVerse(first)
    const line = lines.get(first - 1) ?? 1
    const what =
      first === number
        ? 'it is missing after this line.'
        : `${number - first + 1} verses up to ${verseKey(placeOfVerse(number))} are missing after this line.`
    problems.push({ line, place, what })
  }
  return problems
}
