import { and, asc, desc, eq, gt, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Pagination } from '#shared/core/directory/directory.contract.ts'
import { foldedWords } from '#shared/core/text-search.ts'
import type { Database } from '../database/database.ts'
import { notFound } from '../http/answer-errors.ts'

/** The rows of an admin table, and how its contract's query selects them. */
export interface AdminTable<Row> {
  readonly table: PgTable
  /** The columns and subqueries that `toRow` reads. */
  readonly columns: Readonly<Record<string, PgColumn | SQL>>
  /** A unique column, which orders equal rows and exports. */
  readonly key: PgColumn
  /** The texts that a search looks into. */
  readonly searched: readonly (PgColumn | SQL)[]
  /** A column with folded words, from `searchTextOf`, in which a search finds its words without vowels and marks. */
  readonly words?: PgColumn
  /** The orders of the contract by name, the default first. */
  readonly sorts: Readonly<Record<string, PgColumn | SQL>>
  /** The conditions of the contract's filters by name. */
  readonly filters?: Readonly<Record<string, (value: never) => SQL | undefined>>
  /** The conditions of filters that the query leaves out. */
  readonly otherwise?: Readonly<Record<string, SQL>>
  /** A condition of all rows. */
  readonly where?: SQL
  // biome-ignore lint/suspicious/noExplicitAny: the columns decide the type, and Drizzle can't infer it here
  readonly toRow: (row: any) => Row
}

/** The query of a table, as `tableQuery` and the filters of the contract describe it. */
export interface TableQuery {
  readonly search?: string | undefined
  readonly sort?: string | undefined
  readonly page?: number
  readonly limit?: number
}

/** Rows that an export reads at once. */
const BATCH = 1000

/** A page of the rows that pass the search and the filters. */
export async function listRows<Row>(
  { db }: Pick<Database, 'db'>,
  source: AdminTable<Row>,
  query: TableQuery & { readonly page: number; readonly limit: number },
): Promise<{ readonly data: Row[]; readonly pagination: Pagination }> {
  const { page, limit } = query
  const where = conditionOf(source, query)
  const total = await db.$count(source.table, where)
  const rows = await db
    .select(source.columns)
    .from(source.table)
    .where(where)
    .orderBy(...orderOf(source, query.sort))
    .limit(limit)
    .offset((page - 1) * limit)
  return {
    data: rows.map(source.toRow),
    pagination: { page, limit, total, totalPages: Math.ceil(total / limit) },
  }
}

/** The row with this key. Throws `not_found`. */
export async function oneRow<Row>(
  { db }: Pick<Database, 'db'>,
  { table, columns, key, where, toRow }: AdminTable<Row>,
  id: string,
): Promise<Row> {
  const [row] = await db
    .select(columns)
    .from(table)
    .where(and(where, eq(key, id)))
  if (!row) throw notFound()
  return toRow(row)
}

/** All rows that pass the search and the filters, in the order of the key, read in batches. */
export async function* allRows<Row>(
  { db }: Pick<Database, 'db'>,
  source: AdminTable<Row>,
  query: TableQuery,
): AsyncGenerator<Row> {
  const where = conditionOf(source, query)
  const after = sql<unknown>`${source.key}`.as('after_key')
  let last: unknown
  for (;;) {
    const rows = await db
      .select({ ...source.columns, after })
      .from(source.table)
      .where(and(where, last === undefined ? undefined : gt(source.key, last)))
      .orderBy(asc(source.key))
      .limit(BATCH)
    for (const row of rows) yield source.toRow(row)
    if (rows.length < BATCH) return
    last = rows.at(-1)?.after
  }
}

function conditionOf<Row>(
  { searched, words, filters = {}, otherwise = {}, where }: AdminTable<Row>,
  { search = '', ...query }: TableQuery,
): SQL | undefined {
  const sought = search.trim()
  const values: Readonly<Record<string, unknown>> = query
  const chosen = Object.entries(filters).flatMap(([name, condition]) =>
    values[name] === undefined ? (otherwise[name] ?? []) : [condition(values[name] as never)],
  )
  const folded = foldedWords(sought).map((word) => words && contains(words, word))
  const found =
    sought === '' ? undefined : or(...searched.map((text) => contains(text, sought)), and(...folded))
  return and(where, found, ...chosen)
}

/** Whether a text contains another, ignoring case. */
const contains = (text: PgColumn | SQL, sought: string): SQL =>
  sql`${text} ilike ${`%${sought.replaceAll(/[\\%_]/g, '\\$&')}%`}`

function orderOf<Row>({ sorts, key }: AdminTable<Row>, sort = Object.keys(sorts)[0] ?? ''): SQL[] {
  const by = sorts[sort.replace(/^-/, '')]
  const direction = sort.startsWith('-') ? desc : asc
  return [...(by ? [sql`${direction(by)} nulls last`] : []), direction(key)]
}
