import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import { openEmbedded } from '#shared/server/database/embedded/embedded-database.ts'
import type { BackupEnd } from './backup-entries.ts'
import { restoreBackup } from './restore-backup.ts'

interface CheckOptions {
  readonly migrationsFolder: string
  readonly key?: string | undefined
  readonly log: FastifyBaseLogger
}

/**
 * Restores a backup into an empty database of its own, with the comparison of every row and file, and removes that
 * database. Returns the backup's sums. Throws `BackupError` if the backup can't be restored.
 */
export async function checkBackup(
  file: string,
  { migrationsFolder, key, log }: CheckOptions,
): Promise<BackupEnd> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'rafiq-backup-check-'))
  try {
    const { connection, close } = await openEmbedded({ dataFolder, log, onLost: () => {} })
    try {
      return await restoreBackup(file, { connection, migrationsFolder, key })
    } finally {
      await close()
    }
  } finally {
    rmSync(dataFolder, { recursive: true, force: true })
  }
}
