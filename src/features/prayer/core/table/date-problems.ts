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
      problems.push({ line, code: 'duplicate_date', values: { date: dateOf(day), first } })
      continue
    }
    if (last !== undefined && day < last) {
      problems.push({ line, code: 'date_order', values: { date: dateOf(day), before: dateOf(last) } })
    }
    if (last !== undefined && day > last + 1) {
      const count = day - last - 1
      const values = { date: dateOf(day), first: dateOf(last + 1), last: dateOf(day - 1), count }
      problems.push({ line, code: count === 1 ? 'missing_date' : 'missing_dates', values })
    }
    last = Math.max(day, last ?? day)
  }
  return problems
}

const dateOf = (day: number) => formatCivilDate(civilDateOfDayNumber(day))
