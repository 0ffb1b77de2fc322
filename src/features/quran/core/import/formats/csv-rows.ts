interface CsvRow {
  readonly cells: readonly string[]
  /** Line of the text that the row begins on, from 1. */
  readonly line: number
}

/**
 * The rows of a table with separators and quotation marks (RFC 4180): cells in quotes may hold line breaks, and `""`
 * is a quotation mark. `unclosed` is the line of a quotation mark that nothing closes; reading ends there.
 */
export function csvRows(text: string, separator: string): { rows: CsvRow[]; unclosed?: number } {
  const rows: CsvRow[] = []
  const plain = new RegExp(`[^${separator}\\n]*`, 'y')
  let cells: string[] = []
  let [at, line, begin] = [0, 1, 1]
  const plainCell = () => {
    plain.lastIndex = at
    const cell = plain.exec(text)?.[0] ?? ''
    at += cell.length
    return cell
  }
  while (at <= text.length) {
    if (text[at] === '"') {
      const end = closingQuote(text, at)
      if (end === undefined) return { rows, unclosed: line }
      const inner = text.slice(at + 1, end)
      line += inner.split('\n').length - 1
      at = end + 1
      cells.push(inner.replaceAll('""', '"') + plainCell().trim())
    } else {
      cells.push(plainCell())
    }
    if (text[at] !== separator) {
      rows.push({ cells, line: begin })
      cells = []
      line++
      begin = line
    }
    at++
  }
  return { rows }
}

function closingQuote(text: string, open: number): number | undefined {
  for (let at = text.indexOf('"', open + 1); at >= 0; at = text.indexOf('"', at + 2)) {
    if (text[at + 1] !== '"') return at
  }
  return undefined
}
