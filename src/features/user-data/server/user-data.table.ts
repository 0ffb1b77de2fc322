import { sql } from 'drizzle-orm'
import { bigint, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { TableGroups } from '#shared/core/stored-data.ts'
import { accounts } from '#shared/server/session/account.table.ts'

const accountId = () =>
  uuid('account_id')
    .notNull()
    .references(() => accounts.id, { onDelete: 'cascade' })

/** The latest version of each record of a user; a removed one stays as a timestamp without a value. */
export const userRecords = pgTable(
  'user_records',
  {
    accountId: accountId(),
    type: text().notNull(),
    id: text().notNull(),
    /** Compared as bytes, independent of the database's locale. */
    at: text().notNull(),
    value: jsonb(),
    /** The position in the account's sequence of changes. */
    seq: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.type, table.id] }),
    uniqueIndex('user_records_seq').on(table.accountId, table.seq),
  ],
)

/** The end of each account's sequence of changes. Its lock makes writers wait for each other. */
export const userRecordSequences = pgTable('user_record_sequences', {
  accountId: accountId().primaryKey(),
  seq: bigint({ mode: 'number' }).notNull().default(sql`0`),
  /** The number of the account's records, including removed ones. */
  records: integer().notNull().default(0),
  /** Bytes of JSON in all values. */
  size: bigint({ mode: 'number' }).notNull().default(sql`0`),
})

/**
 * A random token for each stored batch. A device that sends the token of the batch at its cursor has seen the
 * beginning of this sequence, and not of one that a restored backup replaced.
 */
export const userRecordBatches = pgTable(
  'user_record_batches',
  {
    accountId: accountId(),
    /** The position of the batch's last record. */
    seq: bigint({ mode: 'number' }).notNull(),
    token: uuid().notNull().defaultRandom(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.seq] })],
)

export const tableGroups: TableGroups = {
  user_records: 'records',
  user_record_sequences: 'records',
  user_record_batches: 'records',
}
