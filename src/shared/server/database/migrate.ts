import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { StartError } from '../start-error.ts'
import type { Connection } from './database.ts'

/** The number under which instances agree who migrates. */
const MIGRATION_LOCK = 7_242_001

/**
 * Applies what is new in `migrations/`. Several instances may call it at once: one works, the others wait. Throws
 * {@link StartError} when the database refuses, and then nothing has changed.
 */
export async function applyMigrations(connection: Connection, migrationsFolder: string): Promise<void> {
  const client = new pg.Client({ ...connection, application_name: 'rafiq migration' })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    await migrate(drizzle(client), { migrationsFolder })
  } catch (error) {
    throw new StartError(`The database schema couldn’t be updated: ${reasonOf(error)}.`)
  } finally {
    await client.end()
  }
}

/** What the database said; the error around it quotes the whole statement. */
function reasonOf(error: unknown): string {
  const { cause, message } = error as Error
  return cause instanceof Error ? cause.message : message
}
