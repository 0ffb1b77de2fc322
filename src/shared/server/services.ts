import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { Database } from './database/database.ts'
import type { Settings } from './settings.ts'

/**
 * The services for a feature's server side. Created once in `app/server/main.ts`, or by `test-app.ts` in
 * tests.
 */
export interface Services {
  readonly settings: Settings
  readonly database: Database
  /** The folder of the built reference content (`dist/content`). */
  readonly contentFolder: string
  /** The current time; tests can stop it. */
  readonly clock: () => Date
  readonly log: FastifyBaseLogger
}

export type RafiqServer = FastifyInstance

/** The server side of one feature: registers its routes. */
export type ServerFeature = (app: RafiqServer, services: Services) => void | Promise<void>
