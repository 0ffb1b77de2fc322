import { type DataFile, dataFile, readDataFile, type SkippedEntry } from '#shared/core/user-data/data-file.ts'
import type { UserRecord } from '#shared/core/user-data/record.ts'
import { loadChecker } from './load-schemas.ts'
import { announceRecords, withDatabase } from './user-records.ts'

const LARGEST_FILE = 100_000_000

/** The person's records as a file that can be imported: all, or those for which `isWanted` is true. */
export async function exportRecords(
  isWanted: (record: UserRecord) => boolean = () => true,
  values?: DataFile['values'],
  now = new Date(),
): Promise<File> {
  const [records, { cursor }] = await withDatabase((database) =>
    Promise.all([database.allRecords(), database.position()]),
  )
  const clock = cursor > 0 ? 'account' : 'device'
  const file = dataFile({ records: records.filter(isWanted), clock, ...(values && { values }) }, now)
  const name = `rafiq-data-${now.toISOString().slice(0, 10)}.json`
  return new File([JSON.stringify(file, null, 2)], name, { type: 'application/json' })
}

export interface Imported {
  readonly file: DataFile
  /** Entries that were not imported. */
  readonly leftOut: readonly SkippedEntry[]
}

/**
 * Merges a file into the person's records; the later version of a record wins. Returns `undefined` if it isn't a data
 * file. Rejects if the device can't save it.
 */
export async function importRecords(file: File, nowMs = Date.now()): Promise<Imported | undefined> {
  const problemOf = await loadChecker()
  const found = file.size > LARGEST_FILE ? undefined : await parsed(file)
  const read = readDataFile(found, problemOf, nowMs)
  if (!read) return undefined
  const { records, clock } = read.file
  await announceRecords(await withDatabase((database) => database.importRecords(records, clock)))
  return read
}

async function parsed(file: File): Promise<unknown> {
  try {
    return JSON.parse(await file.text())
  } catch {
    return undefined
  }
}
