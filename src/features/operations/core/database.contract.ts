import { z } from 'zod'
import { actionAnswer, tableAnswer, tableQuery } from '#shared/core/admin/admin-table.contract.ts'
import { endpoint } from '#shared/core/contract/endpoint.ts'
import { described } from '#shared/core/contract/fields.ts'

const MOST_TABLES = 100

const errors = ['not_signed_in', 'forbidden'] as const
const bytes = (about: string) => described(z.number(), `${about} (bytes).`, 81_920)
const instant = z.iso.datetime().nullable()

export const readDatabase = endpoint({
  method: 'GET',
  path: '/api/admin/database',
  summary: 'The version and size of the database, and its migrations',
  answer: z.object({
    version: described(z.string(), 'The version of PostgreSQL.', '18.1'),
    bytes: bytes('The size of the whole database'),
    migrations: described(
      z.array(
        z.object({
          name: described(z.string(), 'The name of the migration.', '0001_sample'),
          createdAt: described(z.iso.datetime(), 'When it was written.', '2026-11-25T08:00:00Z'),
          isApplied: described(z.boolean(), 'Whether the database has it.', true),
        }),
      ),
      'The migrations of this version, the latest first.',
    ),
    newerMigrations: described(
      z.number().int(),
      'Migrations of a newer version that the database has (a number).',
      0,
    ),
  }),
  errors,
})

const databaseTable = z.object({
  name: described(z.string(), 'The name of the table.', 'mosques'),
  rows: described(z.number(), 'An estimate of its rows (a number).', 210),
  deadRows: described(z.number(), 'An estimate of deleted rows that still take space (a number).', 3),
  tableBytes: bytes('The size of the rows'),
  indexBytes: bytes('The size of its indexes'),
  vacuumedAt: described(instant, 'When it was last vacuumed, by PostgreSQL or by someone.'),
  analyzedAt: described(instant, 'When its statistics were last taken.'),
})

export type DatabaseTable = z.output<typeof databaseTable>

export const listDatabaseTables = endpoint({
  method: 'GET',
  path: '/api/admin/database/tables',
  summary: 'Lists the tables of the database with their sizes, the largest first',
  query: z.object(tableQuery('names', ['size', 'name', 'rows', 'dead', 'indexes', 'vacuumed', 'analyzed'])),
  answer: tableAnswer(databaseTable),
  errors,
})

export const vacuumTables = endpoint({
  method: 'POST',
  path: '/api/admin/database/vacuums',
  summary: 'Frees the space of deleted rows and takes new statistics of tables',
  body: z.strictObject({
    tables: described(z.array(z.string().max(63)).min(1).max(MOST_TABLES), 'The tables.', ['mosques']),
  }),
  answer: actionAnswer('tables', z.string(), 'table_busy'),
  errors,
})
