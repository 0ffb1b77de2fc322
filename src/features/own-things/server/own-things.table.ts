import { sql } from 'drizzle-orm'
import { bigint, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { accounts } from '#shared/server/session/account.table.ts'

/** People's own things, the latest version of each; what was removed stays as a stamp with no value. */
export const ownThings = pgTable(
  'own_things',
  {
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    kind: text().notNull(),
    id: text().notNull(),
    /** Compared as bytes, whatever the database's language. */
    at: text().notNull(),
    value: jsonb(),
    /** The place in the account's row of changes. */
    seq: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.kind, table.id] }),
    uniqueIndex('own_things_seq').on(table.accountId, table.seq),
  ],
)

/** How far an account's row of changes goes. Its lock makes those who write wait for each other. */
export const ownThingsHeads = pgTable('own_things_heads', {
  accountId: uuid('account_id')
    .primaryKey()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  seq: bigint({ mode: 'number' }).notNull().default(sql`0`),
  /** How many things it has, removed ones too. */
  things: integer().notNull().default(0),
  /** Bytes of the JSON of all its values. */
  size: bigint({ mode: 'number' }).notNull().default(sql`0`),
})
