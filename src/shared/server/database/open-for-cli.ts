import type { FastifyBaseLogger } from 'fastify'
import type { Settings } from '../settings.ts'
import { type Database, openPool } from './database.ts'
import { startCluster } from './embedded/cluster.ts'
import { embeddedConnection, embeddedFolder } from './embedded/embedded-database.ts'
import { InUseError } from './embedded/instance-lock.ts'
import { openDatabase } from './open-database.ts'

interface CliDatabaseOptions {
  readonly settings: Settings
  readonly migrationsFolder: string
  readonly log: FastifyBaseLogger
}

/**
 * Opens the database of the settings for a command line program, whether or not Rafiq is running. Throws
 * `StartError` and then leaves no additional server running.
 */
export async function openForCli(options: CliDatabaseOptions): Promise<Database> {
  try {
    return await openDatabase({ ...options, say: () => {}, onLost: () => {} })
  } catch (error) {
    if (!(error instanceof InUseError)) throw error
    const { address } = await startCluster({ folder: embeddedFolder(options.settings.DATA_DIR) })
    return openPool(embeddedConnection(address), 2)
  }
}
