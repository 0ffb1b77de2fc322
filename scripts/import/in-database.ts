import pino from 'pino'
import type { Database } from '#shared/server/database/database.ts'
import { openForCli } from '#shared/server/database/open-for-cli.ts'
import { projectFolders } from '#shared/server/project-folders.ts'
import { readSettings } from '#shared/server/settings.ts'
import { StartError } from '#shared/server/start-error.ts'
import { ImportError } from './import-error.ts'

/** Works on the database of `DATABASE_URL` or of the data folder, whether or not Rafiq is running. */
export async function inDatabase<Result>(
  dataFolder: string,
  work: (database: Database) => Promise<Result>,
): Promise<Result> {
  const settings = readSettings({ ...process.env, DATA_DIR: dataFolder })
  const log = pino({ level: 'error' }, pino.destination({ dest: 2, sync: true }))
  const database = await openForCli({ settings, migrationsFolder: projectFolders().migrations, log }).catch(
    (error: unknown) => {
      throw error instanceof StartError ? new ImportError(error.message) : error
    },
  )
  try {
    return await work(database)
  } finally {
    await database.close()
  }
}
