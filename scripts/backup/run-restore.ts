import { existsSync, statSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { sql } from 'drizzle-orm'
import { BackupError } from '#features/backup/server/backup-error.ts'
import { restoreBackup } from '#features/backup/server/restore-backup.ts'
import { numbersOf } from '#features/backup/server/save-backup.ts'
import type { Database } from '#shared/server/database/database.ts'
import { openForCli } from '#shared/server/database/open-for-cli.ts'
import { projectFolders } from '#shared/server/project-folders.ts'
import { accounts } from '#shared/server/session/account.table.ts'
import { inWords } from './run-backup.ts'
import { errorLog, settingsFor, typedPath } from './run-for-operator.ts'

const HELP = `npm run restore -- FILE            restore a backup
  --replace           replace a database that has accounts
  --data-dir FOLDER   data folder (same as DATA_DIR)
Replaces the whole database and writes the backup's files into DATA_DIR; other files there stay. If the backup is damaged,
nothing changes. Works whether or not Rafiq is running. Use the same settings as the app (DATABASE_URL). For an encrypted
backup, set BACKUP_KEY to its passphrase.`

/** Runs the command `npm run restore --` with its arguments. Throws {@link BackupError}. */
export async function runRestore(args: readonly string[], say: (line: string) => void): Promise<void> {
  const { values, positionals } = read(args)
  const [named, ...more] = positionals
  if (values.help || named === undefined || more.length > 0) return say(HELP)
  const file = typedPath(named)
  if (!existsSync(file)) throw new BackupError(`${file} doesn’t exist.`)
  const settings = settingsFor(values['data-dir'])
  const { migrations: migrationsFolder } = projectFolders()
  const database = await openForCli({ settings, migrationsFolder, log: errorLog() })
  try {
    if (!values.replace) await refuseIfUsed(database)
    const restored = await restoreBackup(file, {
      connection: database.connection,
      migrationsFolder,
      dataFolder: settings.DATA_DIR,
      key: settings.BACKUP_KEY,
    })
    say(
      `Restored the backup of ${restored.createdAt} (${inWords(numbersOf(restored, statSync(file).size))}).`,
    )
    say('Every row and file was compared with the backup.')
  } finally {
    await database.close()
  }
}

function read(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        help: { type: 'boolean', short: 'h' },
        replace: { type: 'boolean' },
        'data-dir': { type: 'string' },
      },
      allowPositionals: true,
    })
  } catch (error) {
    throw new BackupError(`${(error as Error).message}\n\n${HELP}`)
  }
}

async function refuseIfUsed({ db }: Database): Promise<void> {
  const [found] = await db.select({ count: sql<number>`count(*)::int` }).from(accounts)
  if (found && found.count > 0) {
    throw new BackupError(
      `Nothing restored: the database has ${found.count} accounts. Add --replace to replace all of its data.`,
    )
  }
}
