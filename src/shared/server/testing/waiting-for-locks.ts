import { sql } from 'drizzle-orm'
import type { Database } from '../database/database.ts'

/** The number of connections of this database that wait for a lock of another one. */
export async function waitingForLocks({ db }: Pick<Database, 'db'>): Promise<number> {
  const { rows } = await db.execute(
    sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  )
  return rows.length
}
