import type { NodePgDatabase } from 'drizzle-orm/node-postgres'

/** The pool of connections and Drizzle on it. */
export interface Database {
  readonly db: NodePgDatabase
  readonly close: () => Promise<void>
}
