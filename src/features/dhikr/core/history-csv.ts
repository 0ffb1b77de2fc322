import { csvTable } from '#shared/core/csv-table.ts'
import type { DayCount } from './day-counts.ts'

/** The history as CSV for spreadsheets, the earliest day first. */
export function historyCsv(
  counts: readonly DayCount[],
  nameOf: (preset: string) => string,
  header: readonly [day: string, name: string, count: string],
): string {
  const rows = [...counts]
    .sort((a, b) => (a.day === b.day ? (a.preset < b.preset ? -1 : 1) : a.day < b.day ? -1 : 1))
    .map(({ day, preset, taps }) => [day, nameOf(preset), String(taps)])
  return csvTable([header, ...rows])
}
