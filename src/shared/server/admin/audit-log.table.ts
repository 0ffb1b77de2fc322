import { bigint, index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { TableGroups } from '#shared/core/stored-data.ts'

/**
 * What administrators changed. A trigger of its migration rejects every change and deletion, so entries are only added. It
 * names nobody: `actorId` is no reference, and means nobody once the account is deleted.
 */
export const auditLog = pgTable(
  'audit_log',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: timestamp({ withTimezone: true }).notNull(),
    actorId: uuid('actor_id').notNull(),
    /** What was done, such as `update` or `suspend`. */
    action: text().notNull(),
    /** The type of the changed item, such as `user`, and its id. */
    itemType: text('item_type').notNull(),
    itemId: text('item_id').notNull(),
    /** The fields that changed, before and after. */
    before: jsonb().$type<Readonly<Record<string, unknown>>>(),
    after: jsonb().$type<Readonly<Record<string, unknown>>>(),
  },
  (table) => [index('audit_log_at').on(table.at), index('audit_log_item').on(table.itemType, table.itemId)],
)

export const tableGroups: TableGroups = { audit_log: 'audit' }
