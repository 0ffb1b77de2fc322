import type { PrayerName } from '../prayer-names.ts'

export type TableColumn = 'date' | PrayerName | 'asrHanafi'

/** Column names in files, in lower case without separators. */
const names: Readonly<Record<TableColumn, readonly string[]>> = {
  date: ['date'],
  fajr: ['fajr', 'fajar', 'fadjr', 'subh'],
  sunrise: ['sunrise', 'shuruq', 'shurooq', 'ishraq'],
  dhuhr: ['dhuhr', 'duhr', 'zuhr', 'zohr', 'dhohr'],
  asr: ['asr', 'asr1', 'asrshafi'],
  maghrib: ['maghrib', 'magrib', 'maghreb'],
  isha: ['isha', 'ishaa', 'esha'],
  asrHanafi: ['asrhanafi', 'asr2'],
}

export const tableColumns = Object.keys(names) as readonly TableColumn[]

/** The column for a heading; `undefined` for others, which are ignored. */
export function columnOf(heading: string): TableColumn | undefined {
  const name = heading.toLowerCase().replaceAll(/[^a-z0-9]/g, '')
  return tableColumns.find((column) => names[column].includes(name))
}

/** A day as in the file, not yet validated. */
export interface TableRow {
  /** The line in the file, from 1. */
  readonly line: number
  readonly values: Readonly<Partial<Record<TableColumn, string>>>
}
