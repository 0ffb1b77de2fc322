import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** Attempts, by who made them: what `throttle.ts` counts. */
export const attempts = pgTable(
  'attempts',
  {
    /** SHA-256 of what is counted, hexadecimal: no address and no name of anybody is kept. */
    key: text().primaryKey(),
    count: integer().notNull(),
    lastAt: timestamp('last_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('attempts_last').on(table.lastAt)],
)
