import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { TableGroups } from '#shared/core/stored-data.ts'
import { failures, statuses } from '../core/transcription.contract.ts'

/** Transcriptions, deleted after a day. */
export const transcriptions = pgTable(
  'transcriptions',
  {
    /** 144 random bits. */
    id: text().primaryKey(),
    status: text({ enum: statuses }).notNull().default('waiting'),
    /** The recording’s file extension. */
    extension: text().notNull(),
    text: text(),
    failure: text({ enum: failures }),
    attempts: integer().notNull().default(0),
    receivedAt: timestamp('received_at', { withTimezone: true }).notNull(),
    /** Not taken before this time: a pause after a failure or a lease. */
    notBefore: timestamp('not_before', { withTimezone: true }).notNull(),
  },
  (table) => [index('transcriptions_received_at').on(table.receivedAt)],
)

export const tableGroups: TableGroups = { transcriptions: 'transcriptions' }
