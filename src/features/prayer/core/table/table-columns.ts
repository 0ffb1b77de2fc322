import type { PrayerName } from '../prayer-names.ts'

export type TableColumn = 'date' | PrayerName | 'asrHanafi'

/** Names of columns as files write them, in small letters without anything between. */
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

/** Which column a heading names; `undefined` for others, which are passed over. */
export function columnOf(heading: string): TableColumn | undefined {
  const name = heading.toLowerCase().replaceAll(/[^a-z0-9]/g, '')
  return tableColumns.find((column) => names[column].includes(name))
}

/** A day as a file has it; nothing is checked. */
export interface TableRow {
  /** Of the file, from 1. */
  readonly line: number
  readonly values: Readonly<Partial<Record<TableColumn, string>>>
}
