import { dayNumber, parseCivilDate } from '#shared/core/civil-date.ts'
import { escaped } from '#shared/core/file-fault.ts'
import { dateProblems } from './date-problems.ts'
import { checkedDay, type PrintedTimes, type TableGround } from './printed-times.ts'
import type { TableRow } from './table-columns.ts'
import type { TableProblem } from './table-problem.ts'

export interface CheckedTable {
  readonly days: readonly PrintedTimes[]
  readonly problems: readonly TableProblem[]
}

/**
 * Checks a table: every date once, in order and without gaps; all times present, each after the one before;
 * Isha before the next Fajr; Dhuhr near the sun's noon, which detects a wrong zone or missing summer time.
 */
export function checkTable(rows: readonly TableRow[], ground: TableGround): CheckedTable {
  const problems: TableProblem[] = []
  const dated = rows.flatMap(({ line, values }) => {
    const date = parseCivilDate(values.date ?? '')
    if (date) return [{ line, values, day: dayNumber(date) }]
    problems.push({ line, code: 'not_a_date', values: { value: escaped(values.date ?? '') } })
    return []
  })
  problems.push(...dateProblems(dated))
  const days: PrintedTimes[] = []
  let last: { readonly isha: number; readonly day: number } | undefined
  for (const { line, values, day } of dated) {
    const { printed, instants, faults } = checkedDay(values, day, ground)
    for (const fault of faults) problems.push({ line, ...fault })
    if (!printed || !instants) continue
    if (last && last.day === day - 1 && instants.times.fajr <= last.isha) {
      problems.push({ line, code: 'isha_overlaps', values: { column: 'fajr', value: printed.fajr } })
    }
    last = { isha: instants.times.isha, day }
    days.push(printed)
  }
  return { days, problems: problems.toSorted((a, b) => a.line - b.line) }
}
