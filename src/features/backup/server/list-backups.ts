import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Backup } from '../core/backups.contract.ts'
import { timeOfBackup } from './backup-names.ts'

const UNFINISHED = '.part'

/** The backups in a folder, the latest first. A file gets its final name only after its check. */
export async function backupsWithSizes(folder: string): Promise<Backup[]> {
  const names = await readdir(folder).catch((): string[] => [])
  const found = await Promise.all(names.map((name) => backupAt(folder, name)))
  return found.filter((each) => each !== undefined).sort((a, b) => (a.name < b.name ? 1 : -1))
}

async function backupAt(folder: string, file: string): Promise<Backup | undefined> {
  const name = file.endsWith(UNFINISHED) ? file.slice(0, -UNFINISHED.length) : file
  const madeAt = timeOfBackup(name)
  // The schedule may delete or rename a file meanwhile.
  const found = madeAt && (await stat(join(folder, file)).catch(() => undefined))
  return (
    found && {
      name: file,
      madeAt: madeAt.toISOString(),
      bytes: found.size,
      state: name === file ? 'checked' : 'unfinished',
      isEncrypted: name.endsWith('.age'),
    }
  )
}
