import { date, index, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import type { TableGroups } from '#shared/core/stored-data.ts'
import { votes } from '../../core/shared-list/shared-list.ts'

/** Lists of names that two people share by a link. */
export const sharedNameLists = pgTable(
  'shared_name_lists',
  {
    /** SHA-256 of the link’s secret, so that the database doesn’t contain the links. */
    id: text().primaryKey(),
    /** The last day on which someone opened it. */
    usedOn: date('used_on', { mode: 'string' }).notNull(),
  },
  (table) => [index('shared_name_lists_used_on').on(table.usedOn)],
)

/** Their names. Each person’s vote has its own column, so that votes at the same time don’t overwrite each other. */
export const sharedNames = pgTable(
  'shared_names',
  {
    list: text()
      .notNull()
      .references(() => sharedNameLists.id, { onDelete: 'cascade' }),
    /** From `nameKey`. */
    key: text().notNull(),
    name: text().notNull(),
    addedAt: timestamp('added_at', { withTimezone: true }).notNull(),
    first: text({ enum: votes }),
    second: text({ enum: votes }),
  },
  (table) => [primaryKey({ columns: [table.list, table.key] })],
)

export const tableGroups: TableGroups = { shared_name_lists: 'nameLists', shared_names: 'nameLists' }
