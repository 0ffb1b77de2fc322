import { checkTable } from '../../core/table/check-table.ts'
import type { TableDetails } from '../../core/table/official-table.ts'
import type { PrintedTimes } from '../../core/table/printed-times.ts'
import type { TableRow } from '../../core/table/table-columns.ts'
import { type GivenTableDetails, tableDetails } from '../../core/table/table-details.ts'
import type { TableProblem } from '../../core/table/table-problem.ts'
import { type ReadTable, readTable } from './read-table.ts'

export interface ParsedTable extends Pick<ReadTable, 'format'> {
  readonly details: TableDetails
  /** The days without a problem, at least one if there are no problems. */
  readonly days: readonly PrintedTimes[]
  readonly problems: readonly TableProblem[]
}

/**
 * A timetable with its details, from a file's text and the given options. Throws `TableFormatError` for a file without a
 * table, and `InvalidOptionError`.
 */
export function parseTable(text: string, given: GivenTableDetails): ParsedTable {
  const { format, rows } = readTable(text)
  const details = tableDetails(given, yearsOf(rows))
  return { format, details, ...checkTable(rows, details) }
}

/** The years of the dates; invalid dates are reported later. */
function yearsOf(rows: readonly TableRow[]): number[] {
  const years = rows.map(({ values }) => Number(/^(\d{4})-/.exec(values.date ?? '')?.[1] ?? Number.NaN))
  return [...new Set(years.filter(Number.isInteger))]
}
