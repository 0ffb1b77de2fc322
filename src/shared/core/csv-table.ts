/**
 * A table after RFC 4180. Spreadsheets read its UTF-8 by the mark at its beginning, and its cells as text: one that begins
 * like a formula is none, whoever wrote it.
 */
export function csvTable(rows: readonly (readonly string[])[]): string {
  return `\uFEFF${rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`
}

function cell(text: string): string {
  const inert = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(inert) ? `"${inert.replaceAll('"', '""')}"` : inert
}
