import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { TableGroups } from '#shared/core/stored-data.ts'

/** Attempts by who made them, as `throttle.ts` counts them. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    /** SHA-256 of what is counted, hexadecimal: no address and no name is stored. */
    key: text().primaryKey(),
    count: integer().notNull(),
    lastAt: timestamp('last_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('rate_limits_last').on(table.lastAt)],
)

export const tableGroups: TableGroups = { rate_limits: 'attempts' }
