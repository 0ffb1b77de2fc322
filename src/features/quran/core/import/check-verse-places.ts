import { placeOfVerse, type VersePlace, verseCount, verseKey, verseNumber, verseTotal } from '../index.ts'
import type { ImportProblem } from './import-problem.ts'
import type { ParsedVerse } from './parsed-file.ts'

/** Finds places that do not exist, duplicates, verses out of order, and missing verses. */
export function checkVersePlaces(verses: readonly ParsedVerse[]): ImportProblem[] {
  const problems: ImportProblem[] = []
  const lines = new Map<number, number>()
  let last = 0
  for (const { place, line } of verses) {
    if (!exists(place)) {
      problems.push({ line, code: 'no_such_verse', values: { verse: verseKey(place) } })
      continue
    }
    const number = verseNumber(place)
    const earlierLine = lines.get(number)
    if (earlierLine === undefined) {
      lines.set(number, line)
      if (number < last) {
        problems.push({ line, place, code: 'verse_order', values: { verse: verseKey(placeOfVerse(last)) } })
      }
    } else {
      problems.push({ line, place, code: 'duplicate_verse', values: { first: earlierLine } })
    }
    last = number
  }
  return [...problems, ...missingVerses(lines)]
}

const exists = ({ surah, verse }: VersePlace) =>
  Number.isInteger(verse) && verse > 0 && verse <= verseCount(surah)

/** One problem for each gap, on the line of the verse before it. */
function missingVerses(lines: ReadonlyMap<number, number>): ImportProblem[] {
  const problems: ImportProblem[] = []
  for (let number = 1; number <= verseTotal; number++) {
    if (lines.has(number)) continue
    const first = number
    while (number < verseTotal && !lines.has(number + 1)) number++
    const place = placeOfVerse(first)
    const line = lines.get(first - 1) ?? 1
    const values = { count: number - first + 1, verse: verseKey(placeOfVerse(number)) }
    problems.push({ line, place, code: first === number ? 'missing_verse' : 'missing_verses', values })
  }
  return problems
}
