import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pino from 'pino'
import { openPool } from './database/database.ts'
import { buildServer } from './http/build-server.ts'
import { projectFolders } from './project-folders.ts'
import type { RafiqServer, ServerFeature, Services } from './services.ts'
import { readSettings, type Settings } from './settings.ts'
import { createTestDatabase } from './testing/test-databases.ts'

export interface TestAppOptions {
  /** The features on the server, such as `[prayerRoutes]`. */
  readonly features?: readonly ServerFeature[]
  /** Settings that differ from the defaults. The rate limit is off unless it is set here. */
  readonly settings?: Partial<Settings>
  readonly clock?: () => Date
  readonly contentFolder?: string
  /** Builds the server from its services, for tests that add features. */
  readonly build?: (services: Services, features: readonly ServerFeature[]) => Promise<RafiqServer>
}

export interface TestApp {
  /** The real server; call it with `app.inject()`. */
  readonly app: RafiqServer
  readonly services: Services
  /** Closes the server and drops its database. */
  readonly close: () => Promise<void>
}

/** Tests see nothing of the project's own data folder. */
const testSettings = {
  RATE_LIMIT: 'off',
  LOG_LEVEL: 'silent',
  DATA_DIR: join(tmpdir(), 'rafiq-test-without-data'),
}

/** The real server on an empty, migrated database of its own. */
export async function testApp(options: TestAppOptions = {}): Promise<TestApp> {
  const { features = [], clock = () => new Date(), build = buildServer } = options
  const { connection, drop } = await createTestDatabase()
  const database = openPool(connection, 4)
  const services: Services = {
    settings: { ...readSettings(testSettings), ...options.settings },
    database,
    contentFolder: options.contentFolder ?? projectFolders().content,
    clock,
    log: pino({ level: 'silent' }),
  }
  const app = await build(services, features)
  const close = async () => {
    await app.close()
    await database.close()
    await drop()
  }
  return { app, services, close }
}
