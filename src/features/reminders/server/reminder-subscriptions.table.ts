import { sql } from 'drizzle-orm'
import {
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import type { TableGroups } from '#shared/core/stored-data.ts'
import type { LogEntry, SavedCalculation } from '../core/reminder-log.ts'
import type { ReminderSettings } from '../core/reminder-settings.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true })

/** Devices that receive reminders while the app is closed. Nothing identifies their owners. */
export const reminderSubscriptions = pgTable(
  'reminder_subscriptions',
  {
    /** SHA-256 of the secret id that the device has. */
    id: text().primaryKey(),
    endpoint: text().notNull(),
    p256dh: text().notNull(),
    auth: text().notNull(),
    /** To two decimals, about a kilometre. */
    latitude: doublePrecision().notNull(),
    longitude: doublePrecision().notNull(),
    timeZone: text('time_zone').notNull(),
    language: text().notNull(),
    settings: jsonb().$type<ReminderSettings>().notNull(),
    calculation: jsonb().$type<SavedCalculation>().notNull(),
    /** Incremented by every change of the person, so that a running delivery doesn’t overwrite it. */
    revision: integer().notNull().default(0),
    /** Every reminder up to here was sent or skipped. */
    handledUntil: instant('handled_until').notNull(),
    /** When to look at it again: the next reminder, a retry, or the end of a lease; `null` for never. */
    wakeAt: instant('wake_at'),
    leased: boolean().notNull().default(false),
    /** Incremented by every lease, so that only its holder can end it. */
    attemptNo: integer('attempt_no').notNull().default(0),
    /** Consecutive failures. */
    attempts: integer().notNull().default(0),
    /** Since when the push service has accepted nothing; `null` after a success. */
    failingSince: instant('failing_since'),
    /** The latest reminders, newest first. */
    log: jsonb().$type<readonly LogEntry[]>().notNull().default([]),
  },
  (table) => [
    uniqueIndex('reminder_subscriptions_endpoint').on(table.endpoint),
    index('reminder_subscriptions_wake_at').on(table.wakeAt).where(sql`${table.wakeAt} is not null`),
  ],
)

export const tableGroups: TableGroups = { reminder_subscriptions: 'reminders' }
