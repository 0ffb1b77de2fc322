import { createWriteStream, renameSync, rmSync, statSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '#shared/server/database/database.ts'
import type { BackupEnd } from './backup-entries.ts'
import { checkBackup } from './check-backup.ts'
import { writeBackup } from './write-backup.ts'

export interface BackupSource {
  readonly database: Database
  /** `DATA_DIR`. */
  readonly dataFolder: string
  readonly migrationsFolder: string
  readonly key?: string | undefined
  readonly log: FastifyBaseLogger
  readonly now: () => Date
}

export interface SavedBackup {
  readonly bytes: number
  readonly tables: number
  readonly rows: number
  readonly files: number
}

/**
 * Writes a backup to `file` and checks it by restoring it. `file` exists only after both: an interrupted backup has the
 * ending `.part`. Throws `BackupError` if the check fails.
 */
export async function saveBackup(file: string, source: BackupSource): Promise<SavedBackup> {
  const { database, dataFolder, migrationsFolder, key, log, now } = source
  const unfinished = `${file}.part`
  try {
    const output = createWriteStream(unfinished, { mode: 0o600 })
    await writeBackup(output, { connection: database.connection, dataFolder, key, now })
    await syncToDisk(unfinished)
    const sums = await checkBackup(unfinished, { migrationsFolder, key, log })
    renameSync(unfinished, file)
    await syncToDisk(dirname(file))
    return numbersOf(sums, statSync(file).size)
  } catch (error) {
    rmSync(unfinished, { force: true })
    throw error
  }
}

/** The numbers of a backup that an operator wants to see. */
export function numbersOf({ tables, files }: BackupEnd, bytes: number): SavedBackup {
  const rows = Object.values(tables).reduce((sum, table) => sum + table.rows, 0)
  return { bytes, tables: Object.keys(tables).length, rows, files: Object.keys(files).length }
}

async function syncToDisk(path: string): Promise<void> {
  const handle = await open(path)
  await handle.sync().finally(() => handle.close())
}
