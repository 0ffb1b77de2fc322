import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type { Database } from '../database/database.ts'

type Transaction = Parameters<Parameters<Database['db']['transaction']>[0]>[0]

/** A number of its own among the database's advisory locks. */
const IMPORTS_LOCK = 7302
/** Shorter than a transaction may be idle. */
const TRY_AGAIN_MS = 250

/** Waits until no other change of imported files runs on any instance. The lock lasts until the transaction ends. */
export async function lockImports(run: Transaction): Promise<void> {
  await run.execute(sql`select pg_advisory_xact_lock(${IMPORTS_LOCK})`)
}

/**
 * Runs a change of imported files of a command line program while no other runs on any instance. Waits as long as needed, and
 * calls `onWait` first.
 */
export async function withImportsLock<Result>(
  { db }: Pick<Database, 'db'>,
  onWait: () => void,
  change: () => Promise<Result>,
): Promise<Result> {
  return db.transaction(async (run) => {
    let waits = false
    // A statement that waited for the lock would be cancelled after ten seconds.
    while (!(await tryToLock(run))) {
      if (!waits) onWait()
      waits = true
      await pause(TRY_AGAIN_MS)
    }
    return change()
  })
}

async function tryToLock(run: Transaction): Promise<boolean> {
  const { rows } = await run.execute<{ locked: boolean }>(
    sql`select pg_try_advisory_xact_lock(${IMPORTS_LOCK}) as locked`,
  )
  return rows[0]?.locked === true
}
