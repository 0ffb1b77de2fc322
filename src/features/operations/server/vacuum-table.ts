import pg from 'pg'
import { AppError } from '#shared/core/app-error.ts'
import { addAuditEntry } from '#shared/server/admin/add-audit-entry.ts'
import { oneRow } from '#shared/server/admin/admin-table.ts'
import type { Services } from '#shared/server/services.ts'
import type { DatabaseTable } from '../core/database.contract.ts'
import { databaseTables } from './table-statistics.ts'

/** A vacuum may take longer than the statements of a request. */
const LONGEST_MS = 60_000
const WAITS_FOR_LOCK_MS = 5_000

interface Vacuuming extends Pick<Services, 'database' | 'clock'> {
  readonly actorId: string
}

/**
 * Vacuums and analyses a table. PostgreSQL refuses this in a transaction, so the entry of the audit log follows. Throws
 * `not_found`, or `table_busy` or `too_slow` if the table could not be locked or finished in time.
 */
export async function vacuumTable({ database, clock, actorId }: Vacuuming, name: string): Promise<void> {
  const before = await oneRow(database, databaseTables, name)
  const client = new pg.Client({
    ...database.connection,
    application_name: 'rafiq vacuum',
    statement_timeout: LONGEST_MS,
    lock_timeout: WAITS_FOR_LOCK_MS,
  })
  await client.connect()
  try {
    await client.query(`vacuum (analyze) public.${client.escapeIdentifier(before.name)}`)
  } catch (error) {
    throw refusalOf(error)
  } finally {
    await client.end()
  }
  const after = await oneRow(database, databaseTables, name)
  await addAuditEntry(database, {
    actorId,
    at: clock(),
    action: 'vacuum',
    itemType: 'table',
    itemId: name,
    before: figuresOf(before),
    after: figuresOf(after),
  })
}

const figuresOf = ({ deadRows, tableBytes, indexBytes }: DatabaseTable) => ({
  deadRows,
  tableBytes,
  indexBytes,
})

function refusalOf(error: unknown): unknown {
  const code = error instanceof pg.DatabaseError ? error.code : undefined
  if (code === '55P03')
    return new AppError('table_busy', 409, 'Another maintenance of this table is running.')
  if (code === '57014') return new AppError('too_slow', 409, 'The table took longer than a minute.')
  return error
}
