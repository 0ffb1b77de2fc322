import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import type { OfficialTable, TableDetails } from '../../core/table/official-table.ts'
import { type PrintedTimes, tableDay } from '../../core/table/printed-times.ts'
import { isTableId } from '../../core/table/table-details.ts'

/** The folder of imported timetables below `DATA_DIR`, with a file for each: `london-2026.json`. */
export const tablesFolder = (dataFolder: string) => join(dataFolder, 'timetables')

const clock = z.string().regex(/^\d\d:\d\d$/)

const storedTable = z.object({
  version: z.string(),
  id: z.string().refine(isTableId),
  name: z.string(),
  source: z.string(),
  licence: z.string().optional(),
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
  radiusKm: z.number().positive(),
  timeZone: z.string(),
  days: z.array(
    z.object({
      date: z.string(),
      fajr: clock,
      sunrise: clock,
      dhuhr: clock,
      asr: clock,
      maghrib: clock,
      isha: clock,
      asrHanafi: clock.optional(),
    }),
  ),
})

export const fileOf = (id: string) => `${id}.json`

/** The id in a file's name; `undefined` for other and unfinished files. */
export function idOfFile(name: string): string | undefined {
  const id = /^(.+)\.json$/.exec(name)?.[1]
  return id !== undefined && isTableId(id) ? id : undefined
}

/** A stored table, whose version is a checksum of its content. */
export function storedText(details: TableDetails, days: readonly PrintedTimes[]): string {
  return JSON.stringify({ version: versionOf(details, days), ...details, days })
}

/** A checksum of a table's content. */
export function versionOf(details: TableDetails, days: readonly PrintedTimes[]): string {
  const { id, name, source, licence, latitude, longitude, radiusKm, timeZone } = details
  const rows = days.map((day) => [
    day.date,
    ...[day.fajr, day.sunrise, day.dhuhr, day.asr, day.maghrib, day.isha, day.asrHanafi],
  ])
  const content = [id, name, source, licence, latitude, longitude, radiusKm, timeZone, rows]
  return createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 16)
}

/** A stored table as printed. */
export interface PrintedTable {
  readonly details: TableDetails
  /** Changes with the content. */
  readonly version: string
  readonly days: readonly PrintedTimes[]
}

/** Reads and verifies a stored table as printed. Throws if it was changed, and `ENOENT` if there is none. */
export async function readPrintedTable(root: string, id: string): Promise<PrintedTable> {
  const path = join(root, fileOf(id))
  const { version, days: rows, ...kept } = storedTable.parse(JSON.parse(await readFile(path, 'utf8')))
  const printed = rows.map(({ asrHanafi, ...day }) => ({ ...day, ...(asrHanafi && { asrHanafi }) }))
  if (kept.id !== id || versionOf(kept, printed) !== version)
    throw new Error(`What is in ${path} was changed.`)
  return { details: kept, version, days: printed }
}

/** Reads and verifies a stored table. Throws like {@link readPrintedTable}. */
export async function openTable(root: string, id: string): Promise<OfficialTable> {
  const { details, version, days } = await readPrintedTable(root, id)
  const instants = days.map((row) => {
    const { day, value } = tableDay(row, details.timeZone)
    return [day, value] as const
  })
  return { ...details, version, days: new Map(instants) }
}
