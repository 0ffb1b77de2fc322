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
import type { KeptCalculation, LogEntry } from '../core/kept-subscription.ts'
import type { ReminderSettings } from '../core/reminder-settings.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true })

/** Devices that want reminders while the app is closed, and nothing about the people who hold them. */
export const reminderSubscriptions = pgTable(
  'reminder_subscriptions',
  {
    /** SHA-256 of the secret id that the device keeps. */
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
    calculation: jsonb().$type<KeptCalculation>().notNull(),
    /** Goes up with every change by the person, so that what was worked out before is not written over it. */
    revision: integer().notNull().default(0),
    /** Every reminder up to here was sent or left out. */
    handledUntil: instant('handled_until').notNull(),
    /** When to look at it again: the next reminder, the pause after a failure, or the end of a claim; `null` for never. */
    wakeAt: instant('wake_at'),
    claimed: boolean().notNull().default(false),
    /** Goes up with every claim, so that only its holder ends it. */
    turn: integer().notNull().default(0),
    /** Failures in a row. */
    attempts: integer().notNull().default(0),
    /** Since when the push service has taken nothing, however often it was asked; `null` once it takes something. */
    failingSince: instant('failing_since'),
    /** The latest of what was sent or left out, newest first. */
    log: jsonb().$type<readonly LogEntry[]>().notNull().default([]),
  },
  (table) => [
    uniqueIndex('reminder_subscriptions_endpoint').on(table.endpoint),
    index('reminder_subscriptions_wake_at').on(table.wakeAt).where(sql`${table.wakeAt} is not null`),
  ],
)
