import { CsvError, parse } from 'csv-parse/sync'
import { columnOf, type TableColumn, type TableRow, tableColumns } from '../../core/table/table-columns.ts'

/** A file without a table; the message is a sentence. */
export class TableFormatError extends Error {
  override readonly name = 'TableFormatError'

  constructor(
    readonly code:
      | 'empty'
      | 'not_csv'
      | 'not_json'
      | 'no_days'
      | 'too_many_days'
      | 'missing_column'
      | 'duplicate_column',
    message: string,
  ) {
    super(message)
  }
}

/** Ten years and more. The limit protects the server, which checks every row. */
const MOST_DAYS = 4000

export interface ReadTable {
  readonly format: 'CSV' | 'JSON'
  readonly rows: readonly TableRow[]
}

/**
 * The rows of a timetable: CSV with column names in the first row, or JSON with a list of objects with the
 * same names (or `{"days": […]}`). Throws {@link TableFormatError}.
 */
export function readTable(text: string): ReadTable {
  const content = text.replace(/^\uFEFF/, '')
  if (content.trim() === '') throw new TableFormatError('empty', 'the file is empty.')
  const isJson = /^\s*[[{]/.test(content)
  const rows = isJson ? ofJson(content) : ofCsv(content)
  if (rows.length === 0) throw new TableFormatError('no_days', 'the file has no days.')
  return { format: isJson ? 'JSON' : 'CSV', rows }
}

function ofCsv(content: string): TableRow[] {
  const [first = ''] = content.split(/\r?\n/, 1)
  const delimiter = [';', '\t'].find((mark) => first.includes(mark)) ?? ','
  const records = recordsOf(content, delimiter)
  const [heading, ...rest] = records
  refuseMore(rest.length)
  const columns = (heading?.record ?? []).map(columnOf)
  needAll(columns)
  return rest.map(({ record, info }) => ({ line: info.lines, values: valuesOf(columns, record) }))
}

interface CsvRecord {
  readonly record: readonly string[]
  readonly info: { readonly lines: number }
}

function recordsOf(content: string, delimiter: string): readonly CsvRecord[] {
  try {
    const options = {
      delimiter,
      info: true,
      relax_column_count: true,
      skip_empty_lines: true,
      to: MOST_DAYS + 2,
      trim: true,
    }
    return parse(content, options) as unknown as readonly CsvRecord[]
  } catch (error) {
    if (error instanceof CsvError) throw new TableFormatError('not_csv', `it is not CSV: ${error.message}`)
    throw error
  }
}

function ofJson(content: string): TableRow[] {
  const days = daysOf(parsed(content))
  refuseMore(days.length)
  needAll([...new Set(days.flatMap((day) => Object.keys(day)))].map(columnOf))
  let at = 0
  let line = 1
  return days.map((day) => {
    const columns = Object.keys(day).map(columnOf)
    const values = valuesOf(columns, Object.values(day).map(textOf))
    // Finds the line of an entry by its date, because the JSON parser gives no lines.
    const found = content.indexOf(JSON.stringify(values.date ?? ''), at)
    if (found >= 0) {
      line += content.slice(at, found + 1).split('\n').length - 1
      at = found + 1
    }
    return { line, values }
  })
}

function parsed(content: string): unknown {
  try {
    return JSON.parse(content)
  } catch (error) {
    throw new TableFormatError('not_json', `it is not JSON: ${(error as Error).message}`)
  }
}

function daysOf(found: unknown): readonly object[] {
  const list = Array.isArray(found) ? found : (found as { days?: unknown }).days
  if (Array.isArray(list) && list.every((day) => typeof day === 'object' && day !== null)) return list
  throw new TableFormatError('not_json', 'JSON is a list of days, or an object with the list "days".')
}

const textOf = (value: unknown) => (typeof value === 'string' ? value.trim() : '')

function refuseMore(days: number): void {
  if (days > MOST_DAYS)
    throw new TableFormatError('too_many_days', `the file has more than ${MOST_DAYS} days.`)
}

function needAll(columns: readonly (TableColumn | undefined)[]): void {
  const missing = tableColumns.filter((column) => column !== 'asrHanafi' && !columns.includes(column))
  if (missing.length > 0)
    throw new TableFormatError('missing_column', `no column is named ${missing.join(', ')}.`)
  const twice = tableColumns.find((column) => columns.filter((each) => each === column).length > 1)
  if (twice) throw new TableFormatError('duplicate_column', `two columns are named ${twice}.`)
}

function valuesOf(
  columns: readonly (TableColumn | undefined)[],
  record: readonly string[],
): TableRow['values'] {
  const pairs = columns.flatMap((column, index) => (column ? [[column, record[index] ?? '']] : []))
  return Object.fromEntries(pairs)
}
