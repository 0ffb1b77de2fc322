import { sql } from 'drizzle-orm'
import { customType, index, integer, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { TableGroups } from '#shared/core/stored-data.ts'
import { accounts } from '#shared/server/session/account.table.ts'
import { applicationStatuses, rolesToApplyFor } from '../core/application-rules.ts'
import { applicationEvents } from '../core/role-applications.contract.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true })
const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

/** Applications for a role, deleted with the account. */
export const roleApplications = pgTable(
  'role_applications',
  {
    id: uuid().primaryKey().defaultRandom(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    role: text({ enum: rolesToApplyFor }).notNull(),
    status: text({ enum: applicationStatuses }).notNull().default('open'),
    statement: text().notNull(),
    links: text().array().notNull().default([]),
    /** The course that the person would like to give; empty without one. */
    course: text().notNull().default(''),
    appliedAt: instant('applied_at').notNull(),
    endedAt: instant('ended_at'),
    note: text(),
  },
  (table) => [
    uniqueIndex('role_applications_open')
      .on(table.accountId, table.role)
      .where(sql`${table.status} = 'open'`),
    index('role_applications_status').on(table.status, table.appliedAt),
  ],
)

/**
 * Sample recordings. They are in the database, so that they are deleted with their application or account on
 * every instance. A decision deletes them too.
 */
export const roleApplicationSamples = pgTable('role_application_samples', {
  applicationId: uuid('application_id')
    .primaryKey()
    .references(() => roleApplications.id, { onDelete: 'cascade' }),
  /** The media type, detected from its first bytes. */
  type: text().notNull(),
  bytes: integer().notNull(),
  /** Stored uncompressed, so that a range can be read alone. */
  content: bytea().notNull(),
})

/** Who did what and when; entries are only added. */
export const roleApplicationLog = pgTable(
  'role_application_log',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    applicationId: uuid('application_id')
      .notNull()
      .references(() => roleApplications.id, { onDelete: 'cascade' }),
    what: text({ enum: applicationEvents }).notNull(),
    at: instant('at').notNull(),
    accountId: uuid('account_id').references(() => accounts.id, { onDelete: 'set null' }),
  },
  (table) => [index('role_application_log_application').on(table.applicationId)],
)

export const tableGroups: TableGroups = {
  role_applications: 'applications',
  role_application_samples: 'applications',
  role_application_log: 'applications',
}
