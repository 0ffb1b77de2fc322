import type { FastifyBaseLogger } from 'fastify'
import type { Settings } from '../settings.ts'
import { checkServer } from './check-server.ts'
import { type Connection, type Database, openPool } from './database.ts'
import { openEmbedded } from './embedded/embedded-database.ts'
import { applyMigrations } from './migrate.ts'

interface OpenOptions {
  readonly settings: Settings
  readonly migrationsFolder: string
  readonly log: FastifyBaseLogger
  /** Called at the beginning of each step. */
  readonly say: (step: string) => void
  readonly onLost: (reason: Error) => void
}

/**
 * Opens the database of the settings, embedded or at `DATABASE_URL`, with the current schema. Throws
 * `StartError` and then leaves no server running.
 */
export async function openDatabase(options: OpenOptions): Promise<Database> {
  const { settings, migrationsFolder, log, say } = options
  const { connection, close } = await reach(options)
  try {
    say('Bringing the schema up to date')
    await applyMigrations(connection, migrationsFolder)
  } catch (error) {
    await close()
    throw error
  }
  const pool = openPool(connection, settings.DATABASE_POOL, {
    lost: ({ message }) => log.warn({ reason: message }, 'a connection to the database was lost'),
    back: () => log.info('the database answers again'),
  })
  return {
    ...pool,
    close: async () => {
      await pool.close()
      await close()
    },
  }
}

async function reach({ settings, log, say, onLost }: OpenOptions) {
  if (settings.DATABASE_URL !== undefined) {
    say('Checking the database of DATABASE_URL')
    await checkServer(settings.DATABASE_URL)
    const connection: Connection = { connectionString: settings.DATABASE_URL }
    return { connection, close: async () => {} }
  }
  say(`Starting the database in ${settings.DATA_DIR}`)
  return openEmbedded({ dataFolder: settings.DATA_DIR, log, onLost })
}
