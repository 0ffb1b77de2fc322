import { and, eq, isNotNull, lt } from 'drizzle-orm'
import { type PgColumn, type PgTable, timestamp } from 'drizzle-orm/pg-core'
import type { Database } from '../database/database.ts'

/** Deleted items can be restored for 30 days. */
export const RESTORABLE_MS = 30 * 86_400_000

/** The column of a table whose rows can be restored; `null` while a row is not deleted. */
export const softDeletion = {
  deletedAt: timestamp('deleted_at', { withTimezone: true }),
}

export type DeletableTable = PgTable & { readonly deletedAt: PgColumn; readonly writtenBy?: PgColumn }

/**
 * Removes the rows that were deleted more than 30 days ago, for good. Rows of the content stay, because the next start would
 * add them again.
 */
export async function purgeDeleted({ db }: Database, table: DeletableTable, now: Date): Promise<void> {
  const before = new Date(now.getTime() - RESTORABLE_MS)
  await db
    .delete(table)
    .where(
      and(
        isNotNull(table.deletedAt),
        lt(table.deletedAt, before),
        table.writtenBy && eq(table.writtenBy, 'operator'),
      ),
    )
}
