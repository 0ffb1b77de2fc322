import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { severities } from '#shared/core/error-severities.ts'
import type { TableGroups } from '#shared/core/stored-data.ts'
import { causeStates } from '../core/error-causes.ts'

/** Error claims that have the same cause, and what an administrator decided. */
export const errorCauses = pgTable(
  'error_causes',
  {
    /** A hash of the type, the message and the first lines of the stack, without numbers and ids. */
    id: text().primaryKey(),
    errorType: text('error_type').notNull(),
    message: text().notNull(),
    component: text().notNull(),
    severity: text({ enum: severities }).notNull(),
    state: text({ enum: causeStates }).notNull().default('open'),
    fixedIn: text('fixed_in'),
    /** All claims so far, also those that are no longer stored. */
    count: integer().notNull().default(1),
    /** The version of the server that received the last claim. */
    version: text().notNull(),
    firstSeenAt: timestamp('first_seen_at', { withTimezone: true }).notNull(),
    lastSeenAt: timestamp('last_seen_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('error_causes_last_seen_at').on(table.lastSeenAt)],
)

export const tableGroups: TableGroups = { error_causes: 'errors' }
