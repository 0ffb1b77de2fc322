import { eq, sql } from 'drizzle-orm'
import { bigint, pgSchema, text, timestamp } from 'drizzle-orm/pg-core'
import type { AdminTable } from '#shared/server/admin/admin-table.ts'
import type { DatabaseTable } from '../core/database.contract.ts'

/** PostgreSQL’s view of the tables; it is none of ours, so it is no `*.table.ts`. */
const statistics = pgSchema('pg_catalog').table('pg_stat_user_tables', {
  id: bigint('relid', { mode: 'number' }).notNull(),
  schema: text('schemaname').notNull(),
  name: text('relname').notNull(),
  rows: bigint('n_live_tup', { mode: 'number' }).notNull(),
  deadRows: bigint('n_dead_tup', { mode: 'number' }).notNull(),
  lastVacuum: timestamp('last_vacuum', { withTimezone: true }),
  lastAutovacuum: timestamp('last_autovacuum', { withTimezone: true }),
  lastAnalyze: timestamp('last_analyze', { withTimezone: true }),
  lastAutoanalyze: timestamp('last_autoanalyze', { withTimezone: true }),
})

const tableBytes = sql<number>`pg_table_size(${statistics.id})::float8`
const indexBytes = sql<number>`pg_indexes_size(${statistics.id})::float8`
const vacuumedAt = sql<Date | null>`greatest(${statistics.lastVacuum}, ${statistics.lastAutovacuum})`
const analyzedAt = sql<Date | null>`greatest(${statistics.lastAnalyze}, ${statistics.lastAutoanalyze})`

export const databaseTables: AdminTable<DatabaseTable> = {
  table: statistics,
  columns: {
    name: statistics.name,
    rows: statistics.rows,
    deadRows: statistics.deadRows,
    tableBytes,
    indexBytes,
    vacuumedAt: vacuumedAt.mapWith(statistics.lastVacuum),
    analyzedAt: analyzedAt.mapWith(statistics.lastAnalyze),
  },
  key: statistics.name,
  searched: [statistics.name],
  sorts: {
    size: sql`pg_total_relation_size(${statistics.id})`,
    name: statistics.name,
    rows: statistics.rows,
    dead: statistics.deadRows,
    indexes: indexBytes,
    vacuumed: vacuumedAt,
    analyzed: analyzedAt,
  },
  where: eq(statistics.schema, 'public'),
  toRow: (row) => ({
    ...row,
    vacuumedAt: row.vacuumedAt?.toISOString() ?? null,
    analyzedAt: row.analyzedAt?.toISOString() ?? null,
  }),
}
