import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { StartError } from '../start-error.ts'
import type { Connection } from './database.ts'

/** The advisory lock that decides which instance migrates. */
export const MIGRATION_LOCK = 7_242_001

/**
 * Applies new migrations from `migrations/`. If several instances call it at once, one works and the others
 * wait. Throws {@link StartError} if the database rejects one; nothing has changed then.
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

/** The database's own message; the error around it quotes the whole statement. */
function reasonOf(error: unknown): string {
  const { cause, message } = error as Error
  return cause instanceof Error ? cause.message : message
}
