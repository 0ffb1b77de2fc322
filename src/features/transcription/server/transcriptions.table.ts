import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { failures, statuses } from '../core/transcription.contract.ts'

/** Recordings that are or were to be written down; a day later nothing is left of them. */
export const transcriptions = pgTable(
  'transcriptions',
  {
    /** 144 random bits. */
    id: text().primaryKey(),
    status: text({ enum: statuses }).notNull().default('waiting'),
    /** Ending of the recording's file. */
    extension: text().notNull(),
    words: text(),
    failure: text({ enum: failures }),
    attempts: integer().notNull().default(0),
    receivedAt: timestamp('received_at', { withTimezone: true }).notNull(),
    /** Before then nobody works on it: a pause after a failure, or somebody is at it and says so again and again. */
    notBefore: timestamp('not_before', { withTimezone: true }).notNull(),
  },
  (table) => [index('transcriptions_received_at').on(table.receivedAt)],
)
