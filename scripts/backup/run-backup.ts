import { existsSync, statSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { BackupError } from '#features/backup/server/backup-error.ts'
import { backupName } from '#features/backup/server/backup-names.ts'
import { checkBackup } from '#features/backup/server/check-backup.ts'
import { numbersOf, type SavedBackup, saveBackup } from '#features/backup/server/save-backup.ts'
import { openForCli } from '#shared/server/database/open-for-cli.ts'
import { projectFolders } from '#shared/server/project-folders.ts'
import type { Settings } from '#shared/server/settings.ts'
import { errorLog, settingsFor, typedPath } from './run-for-operator.ts'

const HELP = `npm run backup -- [FILE]           save the database and the files of DATA_DIR, and check the backup
npm run backup -- --check FILE     restore a backup into an empty database, compare it, and remove that database
  --data-dir FOLDER   data folder (same as DATA_DIR)
Works whether or not Rafiq is running. Use the same settings as the app (DATABASE_URL). Without FILE the name has the time.
If BACKUP_KEY is set, the backup is encrypted with this passphrase; keep the passphrase elsewhere.`

/** Runs the command `npm run backup --` with its arguments. Throws {@link BackupError}. */
export async function runBackup(args: readonly string[], say: (line: string) => void): Promise<void> {
  const { values, positionals } = read(args)
  const [named, ...more] = positionals
  if (values.help || more.length > 0) return say(HELP)
  const settings = settingsFor(values['data-dir'])
  if (values.check !== undefined) return checkFile(typedPath(values.check), settings, say)
  const file = typedPath(named ?? backupName(new Date(), settings.BACKUP_KEY !== undefined))
  if (existsSync(file)) throw new BackupError(`${file} exists already.`)
  await save(file, settings, say)
}

function read(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        help: { type: 'boolean', short: 'h' },
        check: { type: 'string' },
        'data-dir': { type: 'string' },
      },
      allowPositionals: true,
    })
  } catch (error) {
    throw new BackupError(`${(error as Error).message}\n\n${HELP}`)
  }
}

async function save(file: string, settings: Settings, say: (line: string) => void): Promise<void> {
  const { migrations: migrationsFolder } = projectFolders()
  const log = errorLog()
  const database = await openForCli({ settings, migrationsFolder, log })
  try {
    const saved = await saveBackup(file, {
      database,
      dataFolder: settings.DATA_DIR,
      migrationsFolder,
      key: settings.BACKUP_KEY,
      log,
      now: () => new Date(),
    })
    say(`Saved ${file} (${inWords(saved)}), and checked it by restoring it into an empty database.`)
    if (settings.BACKUP_KEY === undefined) say('It is not encrypted: set BACKUP_KEY to encrypt backups.')
  } finally {
    await database.close()
  }
}

async function checkFile(file: string, settings: Settings, say: (line: string) => void): Promise<void> {
  if (!existsSync(file)) throw new BackupError(`${file} doesn’t exist.`)
  const { migrations: migrationsFolder } = projectFolders()
  const sums = await checkBackup(file, { migrationsFolder, key: settings.BACKUP_KEY, log: errorLog() })
  say(`${file} is complete and can be restored (${inWords(numbersOf(sums, statSync(file).size))}).`)
}

export const inWords = ({ bytes, tables, rows, files }: SavedBackup): string =>
  `${(bytes / 1_000_000).toFixed(1)} MB, ${tables} tables, ${rows.toLocaleString('en')} rows, ${files} files`
