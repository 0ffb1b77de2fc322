import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { TableGroups } from '#shared/core/stored-data.ts'

/** Counts of attempts per caller, maintained by `throttle.ts`. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    /** SHA-256 of the counted key, hexadecimal: no address or name is stored. */
    key: text().primaryKey(),
    count: integer().notNull(),
    lastAt: timestamp('last_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('rate_limits_last').on(table.lastAt)],
)

export const tableGroups: TableGroups = { rate_limits: 'attempts' }
