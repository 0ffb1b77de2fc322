import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import type { Database } from '#shared/server/database/database.ts'

interface Journal {
  readonly entries: readonly { readonly tag: string; readonly when: number }[]
}

/**
 * The migrations of this version, the latest first, and the number of those that only the database has. The migrator
 * recognises a migration by the time at which it was written.
 */
export async function readMigrations({ db }: Pick<Database, 'db'>, migrationsFolder: string) {
  const journal = JSON.parse(
    await readFile(join(migrationsFolder, 'meta', '_journal.json'), 'utf8'),
  ) as Journal
  const { rows } = await db.execute<{ written: number }>(
    sql`select created_at::float8 as written from drizzle.__drizzle_migrations`,
  )
  const applied = new Set(rows.map(({ written }) => written))
  const known = new Set(journal.entries.map(({ when }) => when))
  return {
    migrations: journal.entries
      .map(({ tag, when }) => ({
        name: tag,
        createdAt: new Date(when).toISOString(),
        isApplied: applied.has(when),
      }))
      .toReversed(),
    newerMigrations: [...applied].filter((when) => !known.has(when)).length,
  }
}
