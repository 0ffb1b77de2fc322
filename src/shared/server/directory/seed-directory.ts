import { getTableColumns, notInArray, sql } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import type { DirectoryTable } from './directory.ts'

/** Each batch is one statement, which must finish within the pool’s ten-second timeout. */
const BATCH = 250

/**
 * Makes a directory’s table equal to its content: adds and updates entries and removes all others. Columns that the
 * rows don’t have, such as counts, stay. Several instances may seed at once, any number of times; unchanged entries aren’t written.
 */
export async function seedDirectory<Table extends DirectoryTable>(
  { db }: Pick<Database, 'db'>,
  table: Table,
  rows: readonly Table['$inferInsert'][],
): Promise<void> {
  const isGiven = (name: string) => name !== 'slug' && name in (rows[0] ?? {})
  const given = Object.entries(getTableColumns(table)).filter(([name]) => isGiven(name))
  const update = Object.fromEntries(
    given.map(([name, { name: column }]) => [name, sql.raw(`excluded."${column}"`)]),
  )
  const stored = sql.join(
    given.map(([, column]) => sql`${column}`),
    sql`, `,
  )
  const fresh = sql.raw(given.map(([, { name }]) => `excluded."${name}"`).join(', '))
  // A fixed order, so that two instances writing at once don’t deadlock.
  const sorted = rows.toSorted((a, b) => (slugOf(a) < slugOf(b) ? -1 : 1))
  for (let from = 0; from < sorted.length; from += BATCH) {
    await db
      .insert(table)
      .values(sorted.slice(from, from + BATCH))
      .onConflictDoUpdate({
        target: table.slug,
        set: update as never,
        setWhere: sql`(${stored}) is distinct from (${fresh})`,
      })
  }
  await db.delete(table).where(rows.length === 0 ? undefined : notInArray(table.slug, rows.map(slugOf)))
}

const slugOf = (row: object): string => (row as { slug: string }).slug
