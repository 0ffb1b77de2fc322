import { civilDateOfDayNumber, formatCivilDate } from '#shared/core/civil-date.ts'
import type { TableProblem } from './table-problem.ts'

interface DatedRow {
  readonly line: number
  /** The number of the civil day. */
  readonly day: number
}

/** Problems of the sequence of dates: duplicates, days out of order, and gaps, each with its line. */
export function dateProblems(rows: readonly DatedRow[]): TableProblem[] {
  const problems: TableProblem[] = []
  const lines = new Map<number, number>()
  let last: number | undefined
  for (const { line, day } of rows) {
    const first = lines.get(day)
    lines.set(day, first ?? line)
    if (first !== undefined) {
      problems.push({ line, text: `${dateOf(day)} is a duplicate of line ${first}.` })
      continue
    }
    if (last !== undefined && day < last) {
      problems.push({ line, text: `${dateOf(day)} stands after ${dateOf(last)}.` })
    }
    if (last !== undefined && day > last + 1) {
      const missing = day - last - 1
      const from = dateOf(last + 1)
      const which = missing === 1 ? from : `${from} to ${dateOf(day - 1)} (${missing} days)`
      problems.push({ line, text: `before ${dateOf(day)} is missing ${which}.` })
    }
    last = Math.max(day, last ?? day)
  }
  return problems
}

const dateOf = (day: number) => formatCivilDate(civilDateOfDayNumber(day))
