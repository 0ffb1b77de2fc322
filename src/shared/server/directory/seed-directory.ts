import { getTableColumns, notInArray, sql } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import type { DirectoryTable } from './directory-columns.ts'

/** Each batch is one statement, which must finish within the pool’s ten-second timeout. */
const BATCH = 250

/**
 * Adds and updates entries, in one statement for each batch. Columns that the rows don’t have, such as counts,
 * stay, and unchanged entries aren’t written. Returns the numbers of added and changed entries.
 */
export async function writeEntries<Table extends DirectoryTable>(
  db: Pick<Database['db'], 'insert'>,
  table: Table,
  rows: readonly Table['$inferInsert'][],
  onBatch: (done: number) => void = () => {},
): Promise<{ readonly added: number; readonly changed: number }> {
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
  let [added, changed] = [0, 0]
  for (let from = 0; from < sorted.length; from += BATCH) {
    const written = (await db
      .insert(table)
      .values(sorted.slice(from, from + BATCH))
      .onConflictDoUpdate({
        target: table.slug,
        set: update as never,
        setWhere: sql`(${stored}) is distinct from (${fresh})`,
      })
      // `xmax` is 0 for new rows.
      .returning({ added: sql<boolean>`xmax = 0` })) as { added: boolean }[]
    const fresher = written.filter((row) => row.added).length
    added += fresher
    changed += written.length - fresher
    onBatch(Math.min(from + BATCH, sorted.length))
  }
  return { added, changed }
}

/**
 * Makes a directory’s table equal to its content: writes its entries and removes all others. Several instances
 * may seed at once, any number of times.
 */
export async function seedDirectory<Table extends DirectoryTable>(
  { db }: Pick<Database, 'db'>,
  table: Table,
  rows: readonly Table['$inferInsert'][],
): Promise<void> {
  await writeEntries(db, table, rows)
  await db.delete(table).where(rows.length === 0 ? undefined : notInArray(table.slug, rows.map(slugOf)))
}

const slugOf = (row: object): string => (row as { slug: string }).slug
