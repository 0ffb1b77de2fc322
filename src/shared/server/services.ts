import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { Database } from './database/database.ts'
import type { Settings } from './settings.ts'

/** What a feature's server side may use. Made once in `app/server/main.ts`, or by `test-app.ts` in tests. */
export interface Services {
  readonly settings: Settings
  readonly database: Database
  /** Folder of the built reference content (`dist/content`). */
  readonly contentFolder: string
  /** Now; tests stop it. */
  readonly clock: () => Date
  readonly log: FastifyBaseLogger
}

export type RafiqServer = FastifyInstance

/** The server side of one feature: registers its routes. */
export type ServerFeature = (app: RafiqServer, services: Services) => void | Promise<void>
