/**
 * A table as CSV (RFC 4180). A byte order mark makes spreadsheets read it as UTF-8, and cells that begin like
 * a formula are escaped.
 */
export function csvTable(rows: readonly (readonly string[])[]): string {
  return `\uFEFF${rows.map(csvRow).join('')}`
}

/** One line of such a table. */
export const csvRow = (cells: readonly string[]): string => `${cells.map(cell).join(',')}\r\n`

function cell(text: string): string {
  const inert = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(inert) ? `"${inert.replaceAll('"', '""')}"` : inert
}
