import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { everyHour } from '#shared/server/every-hour.ts'
import { guardedRoute } from '#shared/server/http/route.ts'
import { projectFolders } from '#shared/server/project-folders.ts'
import type { ServerFeature } from '#shared/server/services.ts'
import { listBackups } from '../core/backups.contract.ts'
import { backupName, timeOfBackup } from './backup-names.ts'
import { mayListBackups } from './backups.policy.ts'
import { backupsWithSizes } from './list-backups.ts'
import { saveBackup } from './save-backup.ts'

/** A daily backup; the hourly round may be a little early. */
const EVERY_MS = 23.5 * 3_600_000

/**
 * Makes a checked backup in `BACKUP_DIR` once a day and deletes the oldest ones beyond `BACKUP_KEEP`. Without
 * `BACKUP_DIR`, none is made.
 */
export const backupFeature: ServerFeature = async (app, { settings, database, log, clock }) => {
  const { BACKUP_DIR: folder, BACKUP_KEEP: keep, BACKUP_KEY: key, DATA_DIR: dataFolder } = settings
  guardedRoute(app, mayListBackups, listBackups, async () => ({
    isOn: folder !== undefined,
    keep,
    backups: folder === undefined ? [] : await backupsWithSizes(folder),
  }))
  if (folder === undefined) return
  const { migrations: migrationsFolder } = projectFolders()
  everyHour(app, log, {
    name: 'backups',
    failed: 'the backup failed',
    work: async () => {
      mkdirSync(folder, { recursive: true, mode: 0o700 })
      if (!isDue(backupsIn(folder), clock())) return
      const file = join(folder, backupName(clock(), key !== undefined))
      const saved = await saveBackup(file, { database, dataFolder, migrationsFolder, key, log, now: clock })
      log.info(saved, 'a backup was made and checked')
      removeOldest(folder, keep)
    },
  })
}

/** The names of the backups in a folder, oldest first. */
const backupsIn = (folder: string): string[] =>
  readdirSync(folder)
    .filter((name) => timeOfBackup(name) !== undefined)
    .sort()

/** Whether a backup has to be made now. */
export function isDue(names: readonly string[], now: Date): boolean {
  const newest = names.at(-1)
  const made = newest === undefined ? undefined : timeOfBackup(newest)
  return made === undefined || now.getTime() - made.getTime() >= EVERY_MS
}

/** Deletes the oldest backups, so that `keep` remain. Touches no other file. */
export function removeOldest(folder: string, keep: number): void {
  const names = backupsIn(folder)
  for (const name of names.slice(0, Math.max(0, names.length - keep))) rmSync(join(folder, name))
}
