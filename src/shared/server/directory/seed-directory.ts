import { and, eq, getTableColumns, isNotNull, isNull, notInArray, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Database } from '../database/database.ts'
import type { DirectoryTable } from './directory-columns.ts'

/** Each batch is one statement, which must finish within the pool’s ten-second timeout. */
const BATCH = 250

/**
 * Adds and updates entries of the content, in one statement for each batch. Columns that the rows don’t have, such as
 * counts, stay, and unchanged entries aren’t written. An entry that an editor changed keeps the change, and the operator’s
 * own entry with the same slug stays. Returns the numbers of added and changed entries.
 */
export async function writeEntries<Table extends DirectoryTable>(
  db: Pick<Database['db'], 'insert'>,
  table: Table,
  rows: readonly Table['$inferInsert'][],
  onBatch: (done: number) => void = () => {},
): Promise<{ readonly added: number; readonly changed: number }> {
  const conflict = conflictOf(table, rows[0] ?? {})
  // A fixed order, so that two instances writing at once don’t deadlock.
  const sorted = rows.toSorted((a, b) => (slugOf(a) < slugOf(b) ? -1 : 1))
  let [added, changed] = [0, 0]
  for (let from = 0; from < sorted.length; from += BATCH) {
    const written = (await db
      .insert(table)
      .values(sorted.slice(from, from + BATCH))
      .onConflictDoUpdate(conflict)
      // `xmax` is 0 for new rows.
      .returning({ added: sql<boolean>`xmax = 0` })) as { added: boolean }[]
    const fresher = written.filter((row) => row.added).length
    added += fresher
    changed += written.length - fresher
    onBatch(Math.min(from + BATCH, sorted.length))
  }
  return { added, changed }
}

/** How an entry of the content replaces its row: only its `contentEntry` if people see an editor’s version. */
function conflictOf(table: DirectoryTable, row: object) {
  const given = Object.entries(getTableColumns(table)).filter(([name]) => name !== 'slug' && name in row)
  const isUnedited = sql`${table.contentEntry} is null`
  const list = (parts: readonly SQL[]) => sql.join([...parts], sql`, `)
  const fresh = (column: PgColumn) => sql.raw(`excluded."${column.name}"`)
  const stored = list(given.map(([, column]) => sql`${column}`))
  const fresher = list(given.map(([, column]) => fresh(column)))
  const set = {
    ...Object.fromEntries(
      given.map(([name, column]) => [
        name,
        sql`case when ${isUnedited} then ${fresh(column)} else ${column} end`,
      ]),
    ),
    contentEntry: sql`case when ${isUnedited} then null else ${fresh(table.entry)} end`,
    version: sql`case when ${isUnedited} then ${table.version} + 1 else ${table.version} end`,
  }
  return {
    target: table.slug,
    set: set as never,
    setWhere: sql`${table.writtenBy} = 'content' and case when ${isUnedited}
      then (${stored}) is distinct from (${fresher})
      else ${table.contentEntry} is distinct from ${fresh(table.entry)} end`,
  }
}

/**
 * Makes the content’s part of a directory’s table equal to the content: writes its entries and removes those that it no
 * longer has, except for those with an editor’s version, which become the operator’s. Several instances may seed at once,
 * any number of times.
 */
export async function seedDirectory<Table extends DirectoryTable>(
  { db }: Pick<Database, 'db'>,
  table: Table,
  rows: readonly Table['$inferInsert'][],
): Promise<void> {
  await writeEntries(db, table, rows)
  const isGone = and(
    eq(table.writtenBy, 'content'),
    rows.length === 0 ? undefined : notInArray(table.slug, rows.map(slugOf)),
  )
  await db
    .update(table)
    .set({ writtenBy: 'operator', contentEntry: null } as never)
    .where(and(isGone, isNotNull(table.contentEntry)))
  await db.delete(table).where(and(isGone, isNull(table.contentEntry)))
}

const slugOf = (row: object): string => (row as { slug: string }).slug
