import { boolean, index, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { statuses } from '#shared/core/error-claims.contract.ts'
import { severities } from '#shared/core/error-severities.ts'
import type { TableGroups } from '#shared/core/stored-data.ts'

/** Errors reported by browsers; only the newest are stored. */
export const errorClaims = pgTable(
  'error_claims',
  {
    id: text().primaryKey(),
    /** When it happened, by the browser’s clock. */
    timestamp: timestamp({ withTimezone: true }).notNull(),
    component: text().notNull(),
    errorType: text('error_type').notNull(),
    message: text().notNull(),
    stackTrace: text('stack_trace').notNull(),
    userAction: text('user_action').notNull(),
    /** The path of the page, without what could be private; empty for none. */
    page: text().notNull().default(''),
    browserInfo: text('browser_info').notNull(),
    severity: text({ enum: severities }).notNull(),
    status: text({ enum: statuses }).notNull().default('open'),
    creditImpact: boolean('credit_impact').notNull(),
    /** Its row in `error_causes`. */
    cause: text(),
    /** The version of the server that received it. */
    version: text(),
    receivedAt: timestamp('received_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('error_claims_received_at').on(table.receivedAt),
    index('error_claims_cause').on(table.cause),
  ],
)

export const tableGroups: TableGroups = { error_claims: 'errors' }
