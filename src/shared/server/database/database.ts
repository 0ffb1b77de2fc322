import { randomUUID } from 'node:crypto'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { DatabaseUnavailable, isOutage } from './outage.ts'

const STATEMENT_TIMEOUT_MS = 10_000
const IDLE_IN_TRANSACTION_TIMEOUT_MS = 30_000
const CONNECT_TIMEOUT_MS = 10_000

/** The connections of one instance have the same name, which begins like this. */
export const POOL_NAME = 'rafiq pool '

/** The connection pool, and Drizzle on it. */
export interface Database {
  readonly db: NodePgDatabase
  /** Its location, for work that needs a connection of its own, such as a backup. */
  readonly connection: Connection
  /** Whether the database answers. Queries it only if a connection was lost since the last one was made. */
  readonly answers: () => Promise<boolean>
  /** Waits for running queries and closes every connection. */
  readonly close: () => Promise<void>
}

/** The database, or a transaction to take part in. */
export interface Queries {
  readonly db: Pick<Database['db'], 'select' | 'insert' | 'update' | 'delete'>
}

/** The location of a database: a complete URL, or its parts. */
export type Connection = Pick<
  pg.ClientConfig,
  'connectionString' | 'host' | 'port' | 'user' | 'password' | 'database'
>

/** Called once when connections break, and once when a new one is made. */
export interface OutageListener {
  readonly lost: (reason: Error) => void
  readonly back: () => void
}

/**
 * Opens a pool of at most `size` connections whose statements end after 10 s. Broken connections are replaced
 * when the next one is needed.
 */
export function openPool(connection: Connection, size: number, listener?: OutageListener): Database {
  const pool = new pg.Pool({
    ...connection,
    max: size,
    application_name: `${POOL_NAME}${randomUUID()}`,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_TIMEOUT_MS,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
  })
  let isLost = false
  const lose = (reason: Error) => {
    if (!isLost) listener?.lost(reason)
    isLost = true
  }
  pool.on('connect', (client) => {
    if (isLost) listener?.back()
    isLost = false
    // The pool listens only to idle connections. An unhandled error event would end the process.
    client.on('error', lose)
  })
  pool.on('error', lose)

  /** Drizzle's own `transaction` does not release a connection that broke before `begin`. */
  const transaction: NodePgDatabase['transaction'] = async (work, config) => {
    const client = await pool.connect().catch((error: Error) => {
      lose(error)
      throw new DatabaseUnavailable(error)
    })
    let isBroken = false
    try {
      return await drizzle(client).transaction(work, config)
    } catch (error) {
      isBroken = isOutage(error)
      throw error
    } finally {
      client.release(isBroken)
    }
  }

  return {
    db: Object.assign(drizzle(pool), { transaction }),
    connection,
    answers: async () => {
      if (!isLost) return true
      return pool.query('select 1').then(
        () => true,
        () => false,
      )
    },
    close: () => pool.end(),
  }
}
