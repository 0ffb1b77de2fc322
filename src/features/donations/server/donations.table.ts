import { index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { TableGroups } from '#shared/core/stored-data.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true })

/** Donations and pledges, without a name or address. Amounts are US cents. */
export const donations = pgTable(
  'donations',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** `pledged`: no payment; `started`: a payment page was opened. */
    status: text({ enum: ['pledged', 'started', 'paid'] }).notNull(),
    cents: integer().notNull(),
    /** The amount that was paid, as reported by Stripe. */
    paidCents: integer('paid_cents').notNull().default(0),
    refundedCents: integer('refunded_cents').notNull().default(0),
    /** Stripe’s payment intent, by which refunds are matched once the payment is reported. */
    payment: text().unique(),
    startedAt: instant('started_at').notNull(),
    paidAt: instant('paid_at'),
  },
  (table) => [index('donations_paid_at').on(table.paidAt)],
)

export const tableGroups: TableGroups = { donations: 'donations' }
