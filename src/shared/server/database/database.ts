import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'

const STATEMENT_TIMEOUT_MS = 10_000
const IDLE_IN_TRANSACTION_TIMEOUT_MS = 30_000
const CONNECT_TIMEOUT_MS = 10_000

/** The pool of connections and Drizzle on it. */
export interface Database {
  readonly db: NodePgDatabase
  /** Waits for running queries and closes every connection. */
  readonly close: () => Promise<void>
}

/** The database, or a transaction that this is to be part of. */
export interface Queries {
  readonly db: Pick<Database['db'], 'select' | 'insert' | 'update' | 'delete'>
}

/** Where a database is: an address with everything in it, or its parts. */
export type Connection = Pick<
  pg.ClientConfig,
  'connectionString' | 'host' | 'port' | 'user' | 'password' | 'database'
>

/**
 * Opens a pool of at most `size` connections whose statements end after 10 s. `onError` hears of connections that
 * broke while idle; the pool replaces them by itself.
 */
export function openPool(
  connection: Connection,
  size: number,
  onError: (error: Error) => void = () => {},
): Database {
  const pool = new pg.Pool({
    ...connection,
    max: size,
    application_name: 'rafiq',
    statement_timeout: STATEMENT_TIMEOUT_MS,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_TIMEOUT_MS,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
  })
  pool.on('error', onError)
  return { db: drizzle(pool), close: () => pool.end() }
}
