import { CsvError, parse } from 'csv-parse/sync'
import { escaped } from '#shared/core/file-fault.ts'
import type { ImportProblem } from '../import-problem.ts'
import type { ParsedFile, ParsedVerse } from '../parsed-file.ts'

const HEADER_WITHIN_LINES = 60
const surahNames = ['sura', 'surah', 'chapter']
const verseNames = ['aya', 'ayah', 'verse']
const textNames = ['translation', 'text']

interface CsvHeader {
  readonly line: number
  readonly separator: string
  readonly names: readonly string[]
}

interface CsvRow {
  readonly cells: readonly string[]
  /** The line of the file where the row begins, from 1. */
  readonly line: number
}

/** The line with the column names, which must be near the beginning; `undefined` if the text is not a table. */
export function findCsvHeader(text: string): CsvHeader | undefined {
  const lines = text.split('\n', HEADER_WITHIN_LINES)
  for (const separator of [',', ';', '\t']) {
    for (const [index, line] of lines.entries()) {
      const names = line.split(separator).map((name) => name.replaceAll('"', '').trim().toLowerCase())
      const has = (wanted: readonly string[]) => names.some((name) => wanted.includes(name))
      if (has(surahNames) && has(verseNames) && has(textNames)) return { line: index + 1, separator, names }
    }
  }
  return undefined
}

/**
 * Parses a table as QuranEnc publishes it. Only the columns `sura`, `aya` and `translation` are used; other columns,
 * footnotes among them, are ignored with a note.
 */
export function parseCsv(text: string, header: CsvHeader): ParsedFile {
  const columnOf = (wanted: readonly string[]) => header.names.findIndex((name) => wanted.includes(name))
  const columns = [surahNames, verseNames, textNames].map(columnOf)
  const { rows, problems } = parseRows(text, header)
  const verses: ParsedVerse[] = []
  for (const { cells, line } of rows) {
    const [first = ''] = cells
    if (first.startsWith('#') || (cells.length === 1 && first === '')) continue
    const [surah = '', verse = '', translation] = columns.map((column) => cells[column])
    if (/^\d{1,3}$/.test(surah) && /^\d{1,3}$/.test(verse) && translation !== undefined) {
      verses.push({ place: { surah: Number(surah), verse: Number(verse) }, text: translation, line })
    } else {
      problems.push({ line, code: 'no_columns', values: {} })
    }
  }
  const ignored = header.names.filter((_, index) => !columns.includes(index))
  const note = { code: 'ignored_columns' as const, values: { columns: escaped(ignored.join(', ')) } }
  return { format: 'CSV', verses, problems, notes: ignored.length > 0 ? [note] : [] }
}

/** The rows below the header. A syntax error is returned as a problem, with the rows before it. */
function parseRows(text: string, header: CsvHeader): { rows: CsvRow[]; problems: ImportProblem[] } {
  const rows: CsvRow[] = []
  let lastLine = header.line
  try {
    parse(text.split('\n').slice(header.line).join('\n'), {
      delimiter: header.separator,
      relax_column_count: true,
      relax_quotes: true,
      trim: true,
      on_record: (cells: string[], { lines }) => {
        rows.push({ cells, line: lastLine + 1 })
        lastLine = header.line + lines
        return null
      },
    })
    return { rows, problems: [] }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    const code = error.code === 'CSV_QUOTE_NOT_CLOSED' ? 'open_quote' : 'after_quote'
    return { rows, problems: [{ line: lastLine + 1, code, values: {} }] }
  }
}
