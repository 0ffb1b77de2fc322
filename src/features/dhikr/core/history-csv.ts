import type { DayCount } from './dhikr-days.ts'

/** The history as CSV (RFC 4180), the earliest day first; spreadsheets read its UTF-8 by the mark at its beginning. */
export function historyCsv(
  counts: readonly DayCount[],
  nameOf: (preset: string) => string,
  header: readonly [day: string, name: string, count: string],
): string {
  const rows = [...counts]
    .sort((a, b) => (a.day === b.day ? (a.preset < b.preset ? -1 : 1) : a.day < b.day ? -1 : 1))
    .map(({ day, preset, taps }) => [day, nameOf(preset), String(taps)])
  return `\ufeff${[header, ...rows].map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`
}

/** A name that begins like a formula is text, whatever the spreadsheet thinks. */
function cell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
