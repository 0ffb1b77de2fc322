import { existsSync } from 'node:fs'
import { withImportsLock } from '#shared/server/admin/imports-lock.ts'
import { embeddedFolder } from '#shared/server/database/embedded/embedded-database.ts'
import { inDatabase } from './in-database.ts'

/**
 * Changes imported files while no other import does, on the command line or in the administration of any instance. A data
 * folder that no Rafiq has used yet has no database, and nobody to wait for.
 */
export async function withImportTurn<Result>(
  dataFolder: string,
  say: (line: string) => void,
  change: () => Promise<Result>,
): Promise<Result> {
  if (!process.env.DATABASE_URL && !existsSync(embeddedFolder(dataFolder))) return change()
  const onWait = () => say('Another import is running. Waiting until it has finished…')
  return inDatabase(dataFolder, (database) => withImportsLock(database, onWait, change))
}
