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
 * Opens the database of the settings for a program that works beside Rafiq, whether a Rafiq runs on it or not. Throws
 * `StartError`, and then leaves nothing running that did not run before.
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
